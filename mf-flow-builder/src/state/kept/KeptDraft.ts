import type { BotFlow, FlowGraph } from '@fanfare/shared/contracts';
import type { FlowBuilderState } from '../slices/FlowBuilderState.ts';

export interface KeptDraft extends FlowGraph {
  name: string;
  openFlow: BotFlow | null;
}

export function keptDraftOf({ nodes, edges, name, openFlow }: FlowBuilderState): KeptDraft {
  return { nodes, edges, name, openFlow };
}

/** Unsaved, with an empty history. */
export function restored(opened: FlowBuilderState, kept: KeptDraft): FlowBuilderState {
  const stamp = opened.lastStamp + 1;
  return { ...opened, ...kept, stamp, lastStamp: stamp, isKept: true, loadCount: opened.loadCount + 1 };
}
