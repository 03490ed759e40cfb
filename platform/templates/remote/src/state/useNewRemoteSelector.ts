import { type RootState, useAppSelector } from '@fanfare/shared/store';
import type { NewRemoteState } from './newRemote.slice.ts';

/** The store as this remote sees it: the shared part and its own slice. */
export const useNewRemoteSelector = useAppSelector.withTypes<RootState & { 'mf-new-remote': NewRemoteState }>();
