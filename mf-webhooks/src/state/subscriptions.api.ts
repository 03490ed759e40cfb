import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf, WebhookSubscription } from '@fanfare/shared/contracts';

export const { useSubscriptionsQuery } = defineEndpoints('mf-webhooks.subscriptions', (build) => ({
  subscriptions: build.query<WebhookSubscription[], void>({
    query: () => request('GET /api/webhooks/subscriptions'),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/subscriptions'>) => data,
    providesTags: ['InstagramStatus'],
  }),
}));
