import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useEffect } from 'react';
import { keptDraftOf } from '../../../state/kept/KeptDraft.ts';
import { dropKeptDraft, writeKeptDraft } from '../../../state/kept/keptDrafts.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderSelector, useBuilderStore } from '../../../state/useBuilderSelector.ts';

const AFTER_CHANGE_MS = 300;

const { selectHasUnsavedChanges, selectName, selectOwnerId } = flowBuilderSlice.selectors;
const selectStamp = (state: BuilderRootState) => state.flowBuilder.stamp;

/** Keeps on this device what is not saved yet, so that it survives a reload, and drops it once it is saved. */
export function useKeptDraft(): void {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const ownerId = useBuilderSelector(selectOwnerId);
  const stamp = useBuilderSelector(selectStamp);
  const name = useBuilderSelector(selectName);
  const isDirty = useBuilderSelector(selectHasUnsavedChanges);

  const keep = useCallback(() => {
    const state = store.getState();
    // Of somebody who just signed out nothing is here any more, and what was kept stays.
    if (ownerId === null || state.flowBuilder.ownerId !== ownerId || !selectHasUnsavedChanges(state)) return;
    dispatch(flowBuilderSlice.actions.draftKept(writeKeptDraft(ownerId, keptDraftOf(state.flowBuilder))));
  }, [dispatch, store, ownerId]);

  useEffect(() => {
    if (ownerId === null) return undefined;
    if (!isDirty) {
      dropKeptDraft(ownerId);
      return undefined;
    }
    const timer = setTimeout(keep, AFTER_CHANGE_MS);
    return () => clearTimeout(timer);
  }, [ownerId, stamp, name, isDirty, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
