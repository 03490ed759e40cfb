import { defineEndpoints, request } from '@fanfare/shared/api';
import type { EventTrends, MonitoredHour, ResponseOf } from '@fanfare/shared/contracts';
import { userTimeZone } from '@fanfare/shared/language';

export const { usePipeTrendsQuery, usePipeHoursQuery } = defineEndpoints('mf-webhooks.pipe', (build) => ({
  pipeTrends: build.query<EventTrends, void>({
    query: () => request('GET /api/webhooks/trends', { query: { timeZone: userTimeZone() } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/trends'>) => data,
  }),
  pipeHours: build.query<MonitoredHour[], void>({
    query: () => request('GET /api/webhooks/monitoring/history'),
    transformResponse: ({ hours }: ResponseOf<'GET /api/webhooks/monitoring/history'>) => hours,
  }),
}));
