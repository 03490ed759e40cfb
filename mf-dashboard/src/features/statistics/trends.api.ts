import { defineEndpoints, request } from '@fanfare/shared/api';
import type { EventTrends, ResponseOf } from '@fanfare/shared/contracts';
import { userTimeZone } from '@fanfare/shared/language';

export const { useEventTrendsQuery } = defineEndpoints('mf-dashboard.trends', (build) => ({
  eventTrends: build.query<EventTrends, void>({
    query: () => request('GET /api/webhooks/trends', { query: { timeZone: userTimeZone() } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/trends'>) => data,
  }),
}));
