import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import type { RangeQuery } from '../../state/range/rangeQuery.ts';

type Call = 'GET /api/analytics/response-times';

const responseApi = defineEndpoints('mf-analytics.response', (build) => ({
  responseTimes: build.query<ResponseOf<Call>['data'], RangeQuery>({
    query: (query) => request('GET /api/analytics/response-times', { query }),
    transformResponse: ({ data }: ResponseOf<Call>) => data,
    providesTags: ['Analytics'],
  }),
}));

export const { useResponseTimesQuery } = responseApi;
