import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Middleware, type Reducer } from 'redux';
import { api } from '../api/index.ts';
import type { StateKey } from '../contracts/index.ts';
import { accountsSlice } from './slices/accounts.slice.ts';
import { connectionSlice } from './slices/connection.slice.ts';
import { livenessSlice } from './slices/liveness.slice.ts';
import { notificationsSlice } from './slices/notifications.slice.ts';
import { sessionSlice } from './slices/session.slice.ts';
import { workspacesSlice } from './slices/workspaces.slice.ts';

const baseReducers = {
  api: api.reducer,
  session: sessionSlice.reducer,
  connection: connectionSlice.reducer,
  liveness: livenessSlice.reducer,
  notifications: notificationsSlice.reducer,
  workspaces: workspacesSlice.reducer,
  accounts: accountsSlice.reducer,
};

export interface RemoteSlice {
  key: StateKey;
  reducer: Reducer;
}

/**
 * Creates the store of the shell. `putSlices` and `dropSlices` add, replace and remove the slices of a
 * remote, because RTK's `inject` ignores a second reducer for a key and cannot eject one.
 */
export function createAppStore(extraMiddleware: readonly Middleware[] = []) {
  const remoteReducers = new Map<StateKey, Reducer>();
  const store = configureStore({
    reducer: combineReducers(baseReducers),
    middleware: (defaults) => defaults().concat(api.middleware, ...extraMiddleware),
  });

  const rebuild = () => {
    const all: Record<string, Reducer> = { ...baseReducers, ...Object.fromEntries(remoteReducers) };
    store.replaceReducer(combineReducers(all) as unknown as Parameters<typeof store.replaceReducer>[0]);
  };

  const putSlices = (slices: readonly RemoteSlice[]) => {
    for (const { key } of slices) if (key in baseReducers) throw new Error(`State key "${key}" belongs to the shell.`);
    for (const { key, reducer } of slices) remoteReducers.set(key, reducer);
    if (slices.length > 0) rebuild();
  };

  const dropSlices = (keys: readonly StateKey[]) => {
    for (const key of keys) remoteReducers.delete(key);
    if (keys.length > 0) rebuild();
  };

  return { store, putSlices, dropSlices };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
