import { useLeaveGuard } from '@fanfare/shared/host';
import { savingCopy } from '../../../copy/files/saving.ts';
import { useWatchWaiting } from '../../../state/removal/useWatchWaiting.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { useAutosave } from './useAutosave.ts';
import { useKeptDraft } from './useKeptDraft.ts';

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;
/** Nothing is asked for what is saved or kept: it is there again. */
const selectWouldBeLost = (state: BuilderRootState) =>
  selectHasUnsavedChanges(state) && state.flowBuilder.isKept === false && state.flowBuilder.nodes.length > 0;

/** Draws nothing: saves the draft by itself and keeps on this device what is not saved. */
export function DraftKeeper(): null {
  useKeptDraft();
  useAutosave();
  useWatchWaiting();
  useLeaveGuard(useBuilderSelector(selectWouldBeLost), savingCopy.wouldBeLost);
  return null;
}
