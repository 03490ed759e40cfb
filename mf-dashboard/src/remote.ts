import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    dashboard: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/DashboardScreen.tsx')).DashboardScreen,
    }),
    bell: async () => ({
      default: (await import(/* webpackChunkName: "bell" */ './features/notifications/bell/NotificationBell.tsx'))
        .NotificationBell,
    }),
  },
});
