import { type RootState, selectWorkspace } from '@fanfare/shared/store';

/** Others see a changed availability after at most this time. */
export const MEMBERS_POLL_MS = 30_000;

export const selectIsTeam = (state: RootState) => (selectWorkspace(state)?.members ?? 1) > 1;

export const selectAssignsInTurn = (state: RootState) =>
  selectIsTeam(state) && selectWorkspace(state)?.assignsConversations === true;
