import type { FlowNode } from '@fanfare/shared/contracts';

/** A flow graph prepared for look-up. Edges whose ends do not exist are left out; of two nodes with one id the first counts. */
export interface FlowIndex {
  /** Without notes, which are not part of what runs. */
  nodes: ReadonlyMap<string, FlowNode>;
  /** Where a run begins: the start nodes, or else the nodes without an incoming edge; in the order of the graph. */
  entryIds: readonly string[];
  /** Ids of the nodes behind `nodeId`, in the order of the edges; with `output`, only those behind that handle. */
  next: (nodeId: string, output?: string) => string[];
  /** Handles by which a node is left; null: by one without a name. */
  outputs: (nodeId: string) => readonly string[] | null;
  /** A run that comes here stops until somebody writes or some time has passed. */
  isWait: (nodeId: string) => boolean;
}

/** What the graph has to know about a kind of node. */
export interface NodeTraits {
  outputs: (node: FlowNode) => readonly string[] | null;
  waits: (node: FlowNode) => boolean;
}
