import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';

export interface NewRemoteState {
  search: string;
}

const initialState: NewRemoteState = { search: '' };

/** State that outlasts the screen. Server data are in the API cache. */
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
