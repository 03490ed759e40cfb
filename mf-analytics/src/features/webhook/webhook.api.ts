import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const SAMPLE = 'Hello!';

const webhookApi = defineEndpoints('mf-analytics.webhook', (build) => ({
  startWebhook: build.mutation<ResponseOf<'POST /api/instagram/subscribe-webhook'>, void>({
    query: () => request('POST /api/instagram/subscribe-webhook'),
    invalidatesTags: (_, error) => (error ? [] : ['InstagramStatus']),
  }),
  stopWebhook: build.mutation<ResponseOf<'DELETE /api/instagram/unsubscribe-webhook'>, void>({
    query: () => request('DELETE /api/instagram/unsubscribe-webhook'),
    invalidatesTags: (_, error) => (error ? [] : ['InstagramStatus']),
  }),
  tryWebhook: build.mutation<ResponseOf<'POST /api/instagram/webhook/test'>, void>({
    query: () =>
      request('POST /api/instagram/webhook/test', {
        body: { eventType: 'messages', content: SAMPLE, timestamp: new Date().toISOString() },
      }),
  }),
}));

export const { useStartWebhookMutation, useStopWebhookMutation, useTryWebhookMutation } = webhookApi;
