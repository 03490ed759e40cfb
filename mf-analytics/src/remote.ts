import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    analytics: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/AnalyticsScreen.tsx')).AnalyticsScreen,
    }),
  },
});
