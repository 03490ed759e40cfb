import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    releases: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/ReleasesScreen.tsx')).ReleasesScreen,
    }),
  },
});
