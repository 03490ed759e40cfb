import type { FlowGraph } from '@fanfare/shared/contracts';

export interface FlowVersion {
  flowId: string;
  version: number;
}

export interface PublishedFlow extends FlowVersion {
  flowName: string;
  /** `inline` flows are compiled from actions. */
  kind: 'drawn' | 'inline';
  graph: FlowGraph;
}
