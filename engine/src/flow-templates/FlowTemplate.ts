import type { FlowGraph } from '@fanfare/shared/contracts';

/** A flow that is ready to be made one's own. */
export interface FlowTemplate {
  id: string;
  /** Also proposed as the flow's name. */
  name: string;
  /** Whom it is for. */
  audience: string;
  about: string;
  /** What has to be put in before it is published. */
  todo: readonly string[];
  graph: FlowGraph;
}
