import { useLeaveGuard } from '@fanfare/shared/host';
import { savingCopy } from '../../../copy/files/saving.ts';
import { useWatchWaiting } from '../../../state/removal/useWatchWaiting.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { useAutosave } from './useAutosave.ts';
import { useKeptDraft } from './useKeptDraft.ts';

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;
/** True when leaving would lose changes that are neither saved nor stored. */
const selectWouldBeLost = (state: BuilderRootState) =>
  selectHasUnsavedChanges(state) && state.flowBuilder.isKept === false && state.flowBuilder.nodes.length > 0;

export function DraftKeeper(): null {
  useKeptDraft();
  useAutosave();
  useWatchWaiting();
  useLeaveGuard(useBuilderSelector(selectWouldBeLost), savingCopy.wouldBeLost);
  return null;
}
