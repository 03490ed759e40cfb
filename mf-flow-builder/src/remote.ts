import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };
import { flowBuilderSlice } from './state/slices/flowBuilder.slice.ts';
import { numbersSlice } from './state/slices/numbers.slice.ts';
import { testRunSlice } from './state/slices/testRun.slice.ts';
import { viewSlice } from './state/slices/view.slice.ts';

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
