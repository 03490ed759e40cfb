import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sharedApi } from '../../api/index.ts';
import { type ConnectionState, connectionOpened } from './connection.slice.ts';

export interface LivenessState {
  /** True if the browser has a network. */
  isOnline: boolean;
  server: 'unknown' | 'reachable' | 'unreachable';
  /** ISO time of the last contact with the server; null before the first. */
  lastContactAt: string | null;
}

const initialState: LivenessState = { isOnline: true, server: 'unknown', lastContactAt: null };

export const livenessSlice = createSlice({
  name: 'liveness',
  initialState,
  reducers: {
    onlineChanged: (state, action: PayloadAction<boolean>) => {
      state.isOnline = action.payload;
    },
    serverChecked: (state, action: PayloadAction<{ isReachable: boolean; at: string }>) => {
      const { isReachable, at } = action.payload;
      state.server = isReachable ? 'reachable' : 'unreachable';
      if (isReachable) state.lastContactAt = at;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(connectionOpened, (state) => {
      state.server = 'reachable';
    }),
});

export const { onlineChanged, serverChecked } = livenessSlice.actions;

export type LivenessProblem =
  /** The page is outdated: */
  | 'offline'
  | 'unreachable'
  | 'not-live'
  /** The page is current, but the Instagram account is not fully connected: */
  | 'status-unknown'
  | 'no-account'
  | 'expired'
  | 'blocked'
  | 'not-subscribed';

/** The state of the screens and of everything behind them. */
export interface Liveness {
  /** `lost` means that screens may be outdated; `attention` means that they are current and show a problem. */
  state: 'checking' | 'live' | 'lost' | 'attention';
  problem: LivenessProblem | null;
  /** ISO time of the last contact with the server. */
  lastContactAt: string | null;
}

interface Root {
  liveness: LivenessState;
  connection: ConnectionState;
}

type ApiRoot = Parameters<ReturnType<typeof sharedApi.endpoints.instagramStatus.select>>[0];
const selectStatus = sharedApi.endpoints.instagramStatus.select();

/** Derived from the browser, the server, the socket, the webhooks and the Instagram account. */
export const selectLiveness = createSelector(
  [(root: Root) => root.liveness, (root: Root) => root.connection, (root: Root & ApiRoot) => selectStatus(root)],
  ({ lastContactAt, ...liveness }, connection, status): Liveness => {
    const lost = getLostProblem(liveness, connection);
    if (lost) return { state: 'lost', problem: lost, lastContactAt };
    const problem = getAccountProblem(status);
    if (problem) return { state: 'attention', problem, lastContactAt };
    return { state: connection.status === 'connected' && status.data ? 'live' : 'checking', problem: null, lastContactAt };
  },
);

/** Returns whether screens may be outdated and must show the age of their figures. */
export const selectIsLost = (root: Root & ApiRoot): boolean => selectLiveness(root).state === 'lost';

function getLostProblem({ isOnline, server }: Omit<LivenessState, 'lastContactAt'>, connection: ConnectionState) {
  if (!isOnline) return 'offline';
  if (server === 'unreachable') return 'unreachable';
  // Before the first connection nothing is lost, because the page was just loaded over HTTP.
  const isDown =
    connection.status !== 'connected' && (connection.attempt > 0 || connection.isRetrying || connection.hasGivenUp === true);
  return isDown ? 'not-live' : null;
}

function getAccountProblem({ data, isError }: ReturnType<typeof selectStatus>): LivenessProblem | null {
  if (isError) return 'status-unknown';
  if (!data) return null;
  if (!data.connected) return 'no-account';
  if (data.isExpired) return 'expired';
  if (data.pause) return 'blocked';
  return data.webhookSubscribed ? null : 'not-subscribed';
}
