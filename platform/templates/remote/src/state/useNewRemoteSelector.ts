import { type RootState, useAppSelector } from '@fanfare/shared/store';
import type { NewRemoteState } from './newRemote.slice.ts';

export const useNewRemoteSelector = useAppSelector.withTypes<RootState & { 'mf-new-remote': NewRemoteState }>();
