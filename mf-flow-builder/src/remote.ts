import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };
import { flowBuilderSlice } from './state/flowBuilder.slice.ts';

export default defineRemote(manifest, {
  views: {
    flowBuilder: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/FlowBuilderScreen.tsx')).FlowBuilderScreen,
    }),
  },
  slices: [{ key: 'flowBuilder', reducer: flowBuilderSlice.reducer }],
});
