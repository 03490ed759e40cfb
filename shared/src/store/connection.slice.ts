import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ConnectionState {
  status: 'disconnected' | 'connecting' | 'connected';
  /** Which attempt of the present reconnect series this is, or which one comes next; 0 for the first connection. */
  attempt: number;
  /** While disconnected: another attempt is on its way. */
  isRetrying: boolean;
  /** ISO time of the last event that came over the socket. */
  lastEventAt: string | null;
}

const initialState: ConnectionState = { status: 'disconnected', attempt: 0, isRetrying: false, lastEventAt: null };

/** The state of the one realtime connection, written by the shell, read by everybody. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionOpening: (state, action: PayloadAction<{ attempt: number }>) => {
      state.status = 'connecting';
      state.attempt = action.payload.attempt;
      state.isRetrying = false;
    },
    connectionOpened: (state) => {
      state.status = 'connected';
      state.attempt = 0;
      state.isRetrying = false;
    },
    /** `nextAttempt` is null when nobody tries any more. */
    connectionLost: (state, action: PayloadAction<{ nextAttempt: number | null }>) => {
      const { nextAttempt } = action.payload;
      state.status = 'disconnected';
      state.attempt = nextAttempt ?? 0;
      state.isRetrying = nextAttempt !== null;
    },
    liveEventArrived: (state, action: PayloadAction<{ at: string }>) => {
      state.lastEventAt = action.payload.at;
    },
  },
  selectors: { selectConnection: (state) => state },
});

/** A person pressed Reconnect: the shell starts a fresh series of attempts. */
export const reconnectRequested = createAction('connection/reconnectRequested');

export const { connectionOpening, connectionOpened, connectionLost, liveEventArrived } = connectionSlice.actions;
export const { selectConnection } = connectionSlice.selectors;
