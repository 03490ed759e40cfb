import { useEffect, useRef } from 'react';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { useDraftSaver } from './useDraftSaver.ts';

const AFTER_CHANGE_MS = 2_000;
/** Upper limit during continuous editing. */
const AT_MOST_MS = 15_000;

const { selectHasUnsavedChanges } = flowBuilderSlice.selectors;
const selectStamp = (state: BuilderRootState) => state.flowBuilder.stamp;
const selectSavedStamp = (state: BuilderRootState) => state.flowBuilder.savedStamp;
const selectDraftSave = (state: BuilderRootState) => state.flowBuilder.draftSave;
const selectIsFree = ({ flowBuilder: { openFlow, task, conflict } }: BuilderRootState) =>
  openFlow !== null && task === null && conflict === null;

/** Saves after a pause, when the tab is hidden, when the connection returns, and when the screen unmounts. */
export function useAutosave(): void {
  const save = useDraftSaver();
  const stamp = useBuilderSelector(selectStamp);
  const savedStamp = useBuilderSelector(selectSavedStamp);
  const draftSave = useBuilderSelector(selectDraftSave);
  const isDirty = useBuilderSelector(selectHasUnsavedChanges);
  const isFree = useBuilderSelector(selectIsFree);
  const unsavedSince = useRef<{ savedStamp: number; at: number } | null>(null);
  const sentStamp = useRef<number | null>(null);

  useEffect(() => {
    if (!isDirty) unsavedSince.current = null;
    else if (unsavedSince.current?.savedStamp !== savedStamp) unsavedSince.current = { savedStamp, at: Date.now() };
    if (!isDirty || !isFree || draftSave === 'saving') return undefined;
    // A rejected draft is sent again with the next change; a network failure is retried.
    if (typeof draftSave === 'object' && stamp === sentStamp.current) return undefined;
    const latest = (unsavedSince.current?.at ?? Date.now()) + AT_MOST_MS - Date.now();
    const wait = draftSave === 'offline' ? AT_MOST_MS : Math.max(0, Math.min(AFTER_CHANGE_MS, latest));
    const timer = setTimeout(() => {
      sentStamp.current = stamp;
      void save();
    }, wait);
    return () => clearTimeout(timer);
  }, [stamp, savedStamp, isDirty, isFree, draftSave, save]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void save();
    const onLine = () => void save();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onLine);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onLine);
      void save();
    };
  }, [save]);
}
