import type { FlowGraph } from '@fanfare/shared/contracts';

export interface FlowVersion {
  flowId: string;
  version: number;
}

/** A version as it was frozen. */
export interface PublishedFlow extends FlowVersion {
  flowName: string;
  /** `inline`: nobody drew it; it was compiled from the actions of an automation. */
  kind: 'drawn' | 'inline';
  graph: FlowGraph;
}
