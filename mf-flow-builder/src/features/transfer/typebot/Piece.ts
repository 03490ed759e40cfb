import type { FlowNode } from '@fanfare/shared/contracts';

/** Where an edge of Typebot leads: a group, or a block in it. */
export interface TypebotTarget {
  groupId: string;
  blockId?: string;
}

interface Exit {
  nodeId: string;
  output: string | null;
  /** The edge of Typebot that leaves here; without one it goes where the block goes. */
  edgeId?: string | undefined;
}

/** What became of one block. */
export interface Piece {
  blockIds: readonly string[];
  /** One behind the other. Empty for a jump. */
  nodes: readonly FlowNode[];
  /** Between its own nodes. */
  joints: readonly { source: string; output: string; target: string }[];
  exits: readonly Exit[];
  /** The edge by which the block is left. */
  edgeId?: string | undefined;
  jump?: TypebotTarget;
  /** A text that a question right behind it takes as its own. */
  isText?: true;
}
