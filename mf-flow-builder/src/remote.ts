import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };
import { flowBuilderSlice } from './state/flowBuilder.slice.ts';
import { numbersSlice } from './state/numbers.slice.ts';
import { testRunSlice } from './state/testRun.slice.ts';
import { viewSlice } from './state/view.slice.ts';

export default defineRemote(manifest, {
  views: {
    flowBuilder: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/FlowBuilderScreen.tsx')).FlowBuilderScreen,
    }),
  },
  slices: [
    { key: 'flowBuilder', reducer: flowBuilderSlice.reducer },
    { key: 'flowBuilderView', reducer: viewSlice.reducer },
    { key: 'flowBuilderTest', reducer: testRunSlice.reducer },
    { key: 'flowBuilderNumbers', reducer: numbersSlice.reducer },
  ],
});
