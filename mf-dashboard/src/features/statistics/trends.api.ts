import { defineEndpoints, request } from '@fanfare/shared/api';
import type { EventTrends, ResponseOf } from '@fanfare/shared/contracts';

export const { useEventTrendsQuery } = defineEndpoints('mf-dashboard.trends', (build) => ({
  eventTrends: build.query<EventTrends, void>({
    query: () => request('GET /api/webhooks/trends', { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/trends'>) => data,
  }),
}));
