import type { FlowGraph } from '@fanfare/shared/contracts';

export interface FlowVersion {
  flowId: string;
  version: number;
}

export interface PublishedFlow extends FlowVersion {
  flowName: string;
  /** `inline`: compiled from the actions of an automation. */
  kind: 'drawn' | 'inline';
  graph: FlowGraph;
}
