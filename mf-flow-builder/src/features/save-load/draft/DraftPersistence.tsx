import { useLeaveGuard } from '@fanfare/shared/host';
import { savingCopy } from '../../../copy/files/saving.ts';
import { useWatchWaiting } from '../../../state/removal/useWatchWaiting.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { useAutosave } from './useAutosave.ts';
import { useStoredDraft } from './useStoredDraft.ts';

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;
/** True if leaving would lose changes that are neither saved nor stored. */
const selectHasChangesToLose = (state: BuilderRootState) =>
  selectHasUnsavedChanges(state) && state.flowBuilder.isStoredLocally === false && state.flowBuilder.nodes.length > 0;

export function DraftPersistence(): null {
  useStoredDraft();
  useAutosave();
  useWatchWaiting();
  useLeaveGuard(useBuilderSelector(selectHasChangesToLose), savingCopy.wouldBeLost);
  return null;
}
