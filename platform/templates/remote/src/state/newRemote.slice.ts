import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';

export interface NewRemoteState {
  /** What the list is narrowed to. */
  search: string;
}

const initialState: NewRemoteState = { search: '' };

/** What outlasts leaving the screen, and nothing that the server knows: that is in the cache of calls. */
export const newRemoteSlice = createSlice({
  name: 'mf-new-remote',
  initialState,
  reducers: {
    searchChanged: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectSearch: (state) => state.search,
  },
});
