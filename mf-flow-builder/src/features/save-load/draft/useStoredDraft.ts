import { useAppDispatch } from '@fanfare/shared/store';
import { useCallback, useEffect } from 'react';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { storedDraftOf } from '../../../state/slices/StoredDraft.ts';
import { deleteStoredDraft, writeStoredDraft } from '../../../state/stored-drafts/storedDrafts.ts';
import { type BuilderRootState, useBuilderSelector, useBuilderStore } from '../../../state/useBuilderSelector.ts';

const AFTER_CHANGE_MS = 300;

const { selectHasUnsavedChanges, selectName, selectOwnerId } = flowBuilderSlice.selectors;
const selectStamp = (state: BuilderRootState) => state.flowBuilder.stamp;

/** Stores unsaved changes on this device, so that they survive a reload, and removes them once saved. */
export function useStoredDraft(): void {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const ownerId = useBuilderSelector(selectOwnerId);
  const stamp = useBuilderSelector(selectStamp);
  const name = useBuilderSelector(selectName);
  const isDirty = useBuilderSelector(selectHasUnsavedChanges);

  const keep = useCallback(() => {
    const state = store.getState();
    // After signing out, the draft is empty, and the stored one must stay.
    if (ownerId === null || state.flowBuilder.ownerId !== ownerId || !selectHasUnsavedChanges(state)) return;
    dispatch(flowBuilderSlice.actions.draftStored(writeStoredDraft(ownerId, storedDraftOf(state.flowBuilder))));
  }, [dispatch, store, ownerId]);

  useEffect(() => {
    if (ownerId === null) return undefined;
    if (!isDirty) {
      deleteStoredDraft(ownerId);
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
