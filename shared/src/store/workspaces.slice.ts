import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAllowed, type Permission, type Workspace } from '../contracts/index.ts';
import { signedOut } from './session.slice.ts';

export interface WorkspacesState {
  /** Of the signed-in user; empty until they are loaded. */
  items: Workspace[];
  /** The workspace of this tab. */
  currentId: string | null;
}

const initialState: WorkspacesState = { items: [], currentId: null };

export const workspacesSlice = createSlice({
  name: 'workspaces',
  initialState,
  reducers: {
    workspacesLoaded: (_, { payload }: PayloadAction<WorkspacesState>): WorkspacesState => payload,
    workspaceSwitched: (state, { payload }: PayloadAction<string>) => {
      state.currentId = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectWorkspaces: (state) => state.items,
    selectWorkspace: (state) => state.items.find(({ id }) => id === state.currentId) ?? null,
  },
});

export const { workspacesLoaded, workspaceSwitched } = workspacesSlice.actions;
export const { selectWorkspaces, selectWorkspace } = workspacesSlice.selectors;

/** True until the role is known; the server checks each call. */
export const selectIsAllowed = (state: { workspaces: WorkspacesState }, permission: Permission): boolean => {
  const role = selectWorkspace(state)?.role;
  return role === undefined || isAllowed(role, permission);
};
