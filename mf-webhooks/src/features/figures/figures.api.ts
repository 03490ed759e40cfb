import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const { useWebhookFiguresQuery } = defineEndpoints('mf-webhooks.figures', (build) => ({
  webhookFigures: build.query<ResponseOf<'GET /api/webhooks/stats'>['data'], void>({
    query: () => request('GET /api/webhooks/stats'),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/stats'>) => data,
  }),
}));
