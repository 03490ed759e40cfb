import type { FlowGraph } from '@fanfare/shared/contracts';

/** A flow that users can copy. */
export interface FlowTemplate {
  id: string;
  /** The suggested name of the copy, too. */
  name: string;
  audience: string;
  about: string;
  /** Settings that the user must fill in before publishing. */
  todo: readonly string[];
  graph: FlowGraph;
}
