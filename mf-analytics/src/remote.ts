import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    analytics: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/AnalyticsScreen.tsx')).AnalyticsScreen,
    }),
    automation: async () => ({
      default: (await import(/* webpackChunkName: "automation" */ './screens/AutomationScreen.tsx')).AutomationScreen,
    }),
    settings: async () => ({
      default: (await import(/* webpackChunkName: "settings" */ './screens/SettingsScreen.tsx')).SettingsScreen,
    }),
    settingsPanel: async () => ({
      default: (await import(/* webpackChunkName: "settingsPanel" */ './screens/SettingsPanel.tsx')).SettingsPanel,
    }),
  },
});
