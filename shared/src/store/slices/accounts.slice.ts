import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStoredAccountId } from '../../api/index.ts';
import type { ResponseOf } from '../../contracts/index.ts';
import { signedOut } from './session.slice.ts';
import { workspaceSwitched } from './workspaces.slice.ts';

export type ConnectedAccount = ResponseOf<'GET /api/instagram/accounts'>['data'][number];

export interface AccountsState {
  /** Of the current workspace; empty until they are loaded. */
  items: readonly ConnectedAccount[];
  /** The chosen account of this tab; null for all accounts. */
  currentId: string | null;
}

const initialState: AccountsState = { items: [], currentId: null };

export const accountsSlice = createSlice({
  name: 'accounts',
  initialState: (): AccountsState => ({ ...initialState, currentId: readStoredAccountId() }),
  reducers: {
    accountsLoaded: (state, { payload }: PayloadAction<readonly ConnectedAccount[]>): AccountsState => ({
      items: payload,
      currentId: payload.find(({ id }) => id === state.currentId)?.id ?? null,
    }),
    accountSwitched: (state, { payload }: PayloadAction<string | null>) => {
      state.currentId = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(workspaceSwitched, () => initialState);
  },
  selectors: {
    selectAccounts: (state) => state.items,
    selectAccountId: (state) => state.currentId,
    /** True if there are several accounts and none is chosen. */
    selectListsAllAccounts: (state) => state.items.length > 1 && state.currentId === null,
  },
});

export const { accountsLoaded, accountSwitched } = accountsSlice.actions;
export const { selectAccounts, selectAccountId, selectListsAllAccounts } = accountsSlice.selectors;
