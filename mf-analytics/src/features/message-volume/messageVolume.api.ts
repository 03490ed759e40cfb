import { defineEndpoints, request } from '@fanfare/shared/api';
import type { AnalyticsPeriod, ResponseOf } from '@fanfare/shared/contracts';

export type MessageVolumeData = ResponseOf<'GET /api/analytics/messages'>['data'];

export const { useMessageVolumeQuery } = defineEndpoints('mf-analytics', (build) => ({
  messageVolume: build.query<ResponseOf<'GET /api/analytics/messages'>, AnalyticsPeriod>({
    query: (period) => request('GET /api/analytics/messages', { query: { period } }),
    providesTags: ['Analytics'],
  }),
}));
