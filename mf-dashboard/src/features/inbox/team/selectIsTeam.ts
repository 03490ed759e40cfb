import { type RootState, selectWorkspace } from '@fanfare/shared/store';

export const selectIsTeam = (state: RootState) => (selectWorkspace(state)?.members ?? 1) > 1;
