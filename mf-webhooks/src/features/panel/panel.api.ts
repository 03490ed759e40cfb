import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const panelApi = defineEndpoints('mf-webhooks.panel', (build) => ({
  webhookStatus: build.query<ResponseOf<'GET /api/instagram/webhook/status'>, void>({
    query: () => request('GET /api/instagram/webhook/status'),
    providesTags: ['Event', 'InstagramStatus'],
  }),
  webhookEvents: build.query<ResponseOf<'GET /api/instagram/webhook/events'>, void>({
    query: () => request('GET /api/instagram/webhook/events'),
    providesTags: ['Event'],
  }),
  testWebhook: build.mutation<ResponseOf<'POST /api/instagram/webhook/test'>, BodyOf<'POST /api/instagram/webhook/test'>>({
    query: (body) => request('POST /api/instagram/webhook/test', { body }),
  }),
  simulateEvent: build.mutation<
    ResponseOf<'POST /api/instagram/debug/simulate-event'>,
    BodyOf<'POST /api/instagram/debug/simulate-event'>
  >({
    query: (body) => request('POST /api/instagram/debug/simulate-event', { body }),
    invalidatesTags: ['Event'],
  }),
}));

export const { useSimulateEventMutation, useTestWebhookMutation, useWebhookEventsQuery, useWebhookStatusQuery } = panelApi;
