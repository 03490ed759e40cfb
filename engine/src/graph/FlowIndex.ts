import type { FlowNode } from '@fanfare/shared/contracts';

/** A graph indexed for look-up. Edges to missing nodes are dropped; the first of two nodes with the same id wins. */
export interface FlowIndex {
  /** Without notes. */
  nodes: ReadonlyMap<string, FlowNode>;
  /** The start nodes, or else the nodes without an incoming edge. */
  entryIds: readonly string[];
  /** With `output`, only the nodes behind that handle. */
  next: (nodeId: string, output?: string) => string[];
  /** Null: the node has one unnamed output. */
  outputs: (nodeId: string) => readonly string[] | null;
  isWait: (nodeId: string) => boolean;
}

export interface NodeTraits {
  outputs: (node: FlowNode) => readonly string[] | null;
  waits: (node: FlowNode) => boolean;
}
