import type { FlowNode } from '@fanfare/shared/contracts';

export interface TypebotTarget {
  groupId: string;
  blockId?: string;
}

interface Exit {
  nodeId: string;
  output: string | null;
  /** The outgoing Typebot edge. If absent, the block's edge applies. */
  edgeId?: string | undefined;
}

export interface ConvertedBlock {
  blockIds: readonly string[];
  /** Nodes in sequence; empty for a jump. */
  nodes: readonly FlowNode[];
  joints: readonly { source: string; output: string; target: string }[];
  exits: readonly Exit[];
  edgeId?: string | undefined;
  jump?: TypebotTarget;
  /** True for a text that a question directly after it uses as its own. */
  isText?: true;
}
