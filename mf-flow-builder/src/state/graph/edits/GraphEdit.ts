import type { FlowEdge, FlowNode } from '@fanfare/shared/contracts';

/** What a person did, as Undo and Redo call it. */
export type Gesture = 'add' | 'move' | 'edit' | 'connect' | 'insert' | 'remove' | 'paste' | 'tidy' | 'replace';

/** One gesture: everything in it is undone together. Nodes and edges that are not named stay the objects they are. */
export interface GraphEdit {
  gesture: Gesture;
  /** New ones come last; one with a known id takes that one's place. */
  putNodes?: readonly FlowNode[];
  /** The same, without those that join what is joined already or that lead to a node that does not exist. */
  putEdges?: readonly FlowEdge[];
  /** With the edges that hang on them. `removalOf` heals what they leave open. */
  dropNodes?: readonly string[];
  dropEdges?: readonly string[];
  /** Edits that follow each other within `MERGE_WITHIN_MS` under one key are undone together: typing into one field, a row of arrow keys. */
  mergeKey?: string;
}
