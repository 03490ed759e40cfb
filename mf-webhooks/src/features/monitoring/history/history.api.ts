import { defineEndpoints, request } from '@fanfare/shared/api';
import type { MonitoredHour, ResponseOf } from '@fanfare/shared/contracts';

const historyApi = defineEndpoints('mf-webhooks.history', (build) => ({
  monitoringHistory: build.query<MonitoredHour[], void>({
    query: () => request('GET /api/webhooks/monitoring/history'),
    transformResponse: ({ hours }: ResponseOf<'GET /api/webhooks/monitoring/history'>) => hours,
  }),
}));

export const { useMonitoringHistoryQuery } = historyApi;
