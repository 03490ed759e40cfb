import type { FlowEdge, FlowNode } from '@fanfare/shared/contracts';

export type Gesture = 'add' | 'move' | 'edit' | 'connect' | 'insert' | 'remove' | 'paste' | 'tidy' | 'replace';

/** One gesture, undone as a whole. Nodes and edges that it does not name stay the same objects. */
export interface GraphEdit {
  gesture: Gesture;
  /** New nodes are appended; a node with a known id is replaced. */
  putNodes?: readonly FlowNode[];
  /** The same for edges, without duplicates and edges to missing nodes. */
  putEdges?: readonly FlowEdge[];
  /** Also removes their edges. `createRemoveEdit` reconnects the neighbours. */
  dropNodes?: readonly string[];
  dropEdges?: readonly string[];
  /** Edits with the same key within `MERGE_WITHIN_MS` are one undo step. */
  mergeKey?: string;
}
