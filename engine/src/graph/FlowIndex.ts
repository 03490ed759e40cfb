import type { FlowNode } from '@fanfare/shared/contracts';

/**
 * A graph with an index for lookups. Edges to missing nodes are dropped; the first of two nodes with the same
 * id wins.
 */
export interface FlowIndex {
  /** Excludes notes. */
  nodes: ReadonlyMap<string, FlowNode>;
  /** Ids of the start nodes; if there are none, of the nodes without an incoming edge. */
  entryIds: readonly string[];
  /** With `output`, returns only the nodes connected to that handle. */
  next: (nodeId: string, output?: string) => string[];
  /** Null if the node has one unnamed output. */
  outputs: (nodeId: string) => readonly string[] | null;
  isWait: (nodeId: string) => boolean;
}

export interface NodeTraits {
  outputs: (node: FlowNode) => readonly string[] | null;
  waits: (node: FlowNode) => boolean;
}
