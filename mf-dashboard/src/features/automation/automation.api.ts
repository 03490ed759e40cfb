import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const SAMPLE = 'Hello!';

const automationApi = defineEndpoints('mf-dashboard.automation', (build) => ({
  subscribeWebhook: build.mutation<ResponseOf<'POST /api/instagram/subscribe-webhook'>, void>({
    query: () => request('POST /api/instagram/subscribe-webhook'),
    invalidatesTags: ['InstagramStatus'],
  }),
  unsubscribeWebhook: build.mutation<ResponseOf<'DELETE /api/instagram/unsubscribe-webhook'>, void>({
    query: () => request('DELETE /api/instagram/unsubscribe-webhook'),
    invalidatesTags: ['InstagramStatus'],
  }),
  probeWebhook: build.mutation<ResponseOf<'POST /api/instagram/webhook/test'>, void>({
    query: () =>
      request('POST /api/instagram/webhook/test', {
        body: { eventType: 'messages', content: SAMPLE, timestamp: new Date().toISOString() },
      }),
  }),
}));

export const { useProbeWebhookMutation, useSubscribeWebhookMutation, useUnsubscribeWebhookMutation } = automationApi;
