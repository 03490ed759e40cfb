import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    webhookManagement: async () => ({
      default: (await import(/* webpackMode: "eager" */ './screens/WebhookManagementScreen.tsx')).WebhookManagementScreen,
    }),
    webhookPanel: async () => ({
      default: (await import(/* webpackChunkName: "webhookPanel" */ './features/panel/WebhookPanel.tsx')).WebhookPanel,
    }),
  },
});
