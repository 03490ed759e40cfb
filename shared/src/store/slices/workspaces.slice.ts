import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStoredWorkspace } from '../../api/index.ts';
import { isAllowed, type Permission, type Role, type Workspace } from '../../contracts/index.ts';
import { type SessionState, signedIn, signedOut } from './session.slice.ts';

export interface WorkspacesState {
  /** Of the signed-in user; empty until they are loaded. */
  items: Workspace[];
  /** The workspace of this tab; null if it is the user's personal one. */
  currentId: string | null;
  /** The role in the current workspace, also before the list is loaded. */
  role: Role | null;
  /** The name of a workspace whose membership has ended; null after the notice. */
  lost: string | null;
}

const initialState: WorkspacesState = { items: [], currentId: null, role: null, lost: null };

export const workspacesSlice = createSlice({
  name: 'workspaces',
  initialState: () => restored(),
  reducers: {
    workspacesLoaded: (state, { payload }: PayloadAction<Pick<WorkspacesState, 'items' | 'currentId'>>) => {
      Object.assign(state, payload);
      state.role = selectCurrent(state)?.role ?? null;
    },
    workspaceSwitched: (state, { payload }: PayloadAction<string>) => {
      state.currentId = payload;
      state.role = selectCurrent(state)?.role ?? null;
    },
    workspaceLost: (state, { payload }: PayloadAction<string | null>) => {
      state.lost = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(signedIn, (state, { payload }) => {
      const next = restored(payload.user.id);
      // The same user signed in again in another tab.
      return next.currentId === state.currentId ? state : next;
    });
  },
  selectors: {
    selectWorkspaces: (state) => state.items,
    selectWorkspace: (state) => selectCurrent(state),
    selectLostWorkspace: (state) => state.lost,
  },
});

function restored(userId?: string): WorkspacesState {
  const stored = readStoredWorkspace(userId);
  return stored ? { ...initialState, currentId: stored.id, role: stored.role } : initialState;
}

function selectCurrent({ items, currentId }: WorkspacesState): Workspace | null {
  return items.find(({ id }) => id === currentId) ?? null;
}

export const { workspacesLoaded, workspaceSwitched, workspaceLost } = workspacesSlice.actions;
export const { selectWorkspaces, selectWorkspace, selectLostWorkspace } = workspacesSlice.selectors;

/** The id of the workspace of this tab. A personal workspace has the id of its user; '' if signed out. */
export const selectWorkspaceId = (state: { workspaces: WorkspacesState; session: SessionState }): string =>
  state.workspaces.currentId ?? state.session.user?.id ?? '';

/** True until the role is known; the server checks each call. */
export const selectIsAllowed = (state: { workspaces: WorkspacesState }, permission: Permission): boolean => {
  const { role } = state.workspaces;
  return role === null || isAllowed(role, permission);
};
