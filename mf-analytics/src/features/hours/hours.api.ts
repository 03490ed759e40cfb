import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import type { RangeQuery } from '../../state/range/rangeQuery.ts';

type Call = 'GET /api/analytics/hours';
export type Hour = ResponseOf<Call>['data']['hours'][number];

const hoursApi = defineEndpoints('mf-analytics.hours', (build) => ({
  hours: build.query<Hour[], RangeQuery>({
    query: (query) => request('GET /api/analytics/hours', { query }),
    transformResponse: ({ data }: ResponseOf<Call>) => data.hours,
    providesTags: ['Analytics'],
  }),
}));

export const { useHoursQuery } = hoursApi;
