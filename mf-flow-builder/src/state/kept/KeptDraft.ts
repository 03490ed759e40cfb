import type { BotFlow, FlowGraph } from '@fanfare/shared/contracts';
import type { FlowBuilderState } from '../slices/FlowBuilderState.ts';

/** What is not saved, as it is kept on this device. */
export interface KeptDraft extends FlowGraph {
  /** The name field. */
  name: string;
  openFlow: BotFlow | null;
}

export function keptDraftOf({ nodes, edges, name, openFlow }: FlowBuilderState): KeptDraft {
  return { nodes, edges, name, openFlow };
}

/** A state just opened, with what was kept: unsaved, and nothing to undo. */
export function restored(opened: FlowBuilderState, kept: KeptDraft): FlowBuilderState {
  const stamp = opened.lastStamp + 1;
  return { ...opened, ...kept, stamp, lastStamp: stamp, isKept: true, loadCount: opened.loadCount + 1 };
}
