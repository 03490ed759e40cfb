import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readStoredSession, type StoredSession, sessionExpired } from '../../api/index.ts';
import type { User } from '../../contracts/index.ts';

export interface SessionState {
  token: string | null;
  user: User | null;
  /** Set if the server ended the session, for the sign-in screen. */
  expired: boolean;
}

const signedOutState: SessionState = { token: null, user: null, expired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => {
    const stored = readStoredSession();
    return stored ? { ...stored, expired: false } : signedOutState;
  },
  reducers: {
    signedIn: (_, action: PayloadAction<StoredSession>): SessionState => ({ ...action.payload, expired: false }),
    signedOut: (): SessionState => signedOutState,
    /** After a change of password or second factor, the server ended all other sessions and issued a new token. */
    tokenRotated: (state, action: PayloadAction<{ token: string }>) => {
      if (state.user) state.token = action.payload.token;
    },
    userChanged: (state, action: PayloadAction<User>) => {
      if (state.token) state.user = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, (state, action) =>
      state.token === action.payload.token ? { ...signedOutState, expired: !action.payload.isSignedOutByUser } : state,
    );
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSignedIn: (state) => state.token !== null && state.user !== null,
    selectSessionExpired: (state) => state.expired,
  },
});

export const { signedIn, signedOut, tokenRotated, userChanged } = sessionSlice.actions;
export const { selectUser, selectIsSignedIn, selectSessionExpired } = sessionSlice.selectors;
