import type { Simulation } from '@fanfare/engine';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

export interface TestSetup {
  isNew: boolean;
  username: string;
  /** As typed, separated by commas. */
  tags: string;
  /** As typed: `name=value`, one per line. */
  variables: string;
  fromNodeId: string | null;
}

export interface TestRunState {
  setup: TestSetup;
  simulation: Simulation | null;
}

const initialState: TestRunState = {
  setup: { isNew: false, username: 'lea', tags: '', variables: '', fromNodeId: null },
  simulation: null,
};

/**
 * State of the draft's test. It outlives its panel, so that a phone can show the canvas meanwhile. Opening
 * another flow ends the test.
 */
export const testRunSlice = createSlice({
  name: 'flowBuilderTest',
  initialState,
  reducers: {
    testSetUp: (state, { payload }: PayloadAction<Partial<TestSetup>>) => ({
      setup: { ...state.setup, ...payload },
      simulation: null,
    }),
    testWentOn: (state, { payload: simulation }: PayloadAction<Simulation>) => ({ ...state, simulation }),
    testEnded: (state) => ({ ...state, simulation: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(flowBuilderSlice.actions.builderOpened, () => initialState);
    builder.addCase(flowBuilderSlice.actions.flowLoaded, () => initialState);
  },
  selectors: {
    selectSetup: (state) => state.setup,
    selectSimulation: (state) => state.simulation,
  },
});
