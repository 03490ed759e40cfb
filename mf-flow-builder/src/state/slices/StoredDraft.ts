import type { BotFlow, FlowGraph } from '@fanfare/shared/contracts';
import type { FlowBuilderState } from './FlowBuilderState.ts';

export interface StoredDraft extends FlowGraph {
  name: string;
  openFlow: BotFlow | null;
}

export function storedDraftOf({ nodes, edges, name, openFlow }: FlowBuilderState): StoredDraft {
  return { nodes, edges, name, openFlow };
}

/** Returns the draft as unsaved, with an empty history. */
export function restored(opened: FlowBuilderState, kept: StoredDraft): FlowBuilderState {
  const stamp = opened.lastStamp + 1;
  return { ...opened, ...kept, stamp, lastStamp: stamp, isStoredLocally: true, loadCount: opened.loadCount + 1 };
}
