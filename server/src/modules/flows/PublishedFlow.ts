import type { FlowGraph } from '@fanfare/shared/contracts';

/** A flow as it was published: this version never changes. */
export interface PublishedFlow {
  flowId: string;
  flowName: string;
  version: number;
  graph: FlowGraph;
}

export interface FlowVersion {
  flowId: string;
  version: number;
}
