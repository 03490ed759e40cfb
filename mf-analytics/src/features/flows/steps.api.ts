import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import type { RangeQuery } from '../../state/range/rangeQuery.ts';

type Call = 'GET /api/analytics/flows/{id}';
export type FlowFigures = ResponseOf<Call>['data'];
export type Step = FlowFigures['nodes'][number];

const stepsApi = defineEndpoints('mf-analytics.steps', (build) => ({
  steps: build.query<FlowFigures, { id: string; range: RangeQuery }>({
    query: ({ id, range }) => request('GET /api/analytics/flows/{id}', { params: { id }, query: range }),
    transformResponse: ({ data }: ResponseOf<Call>) => data,
    providesTags: ['Analytics'],
  }),
}));

export const { useStepsQuery } = stepsApi;
