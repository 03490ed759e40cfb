import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };
import { newRemoteSlice } from './state/newRemote.slice.ts';

export default defineRemote(manifest, {
  views: {
    newRemote: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/NewRemoteScreen.tsx')).NewRemoteScreen,
    }),
    newRemoteTab: async () => ({
      default: (await import(/* webpackChunkName: "newRemoteTab" */ './screens/NewRemoteTab.tsx')).NewRemoteTab,
    }),
  },
  slices: [{ key: 'mf-new-remote', reducer: newRemoteSlice.reducer }],
});
