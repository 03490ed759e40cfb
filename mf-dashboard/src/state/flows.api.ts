import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BotFlow, ResponseOf, RunInfo } from '@fanfare/shared/contracts';

const flowsApi = defineEndpoints('mf-dashboard.flows', (build) => ({
  botFlows: build.query<BotFlow[], void>({
    query: () => request('GET /api/flow/list'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flow/list'>) => data,
    providesTags: ['Flow'],
  }),
  latestRun: build.query<RunInfo | null, void>({
    query: () => request('GET /api/runs', { query: { limit: 1 } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/runs'>) => data.runs[0] ?? null,
    providesTags: ['Flow'],
  }),
}));

export const { useBotFlowsQuery, useLatestRunQuery } = flowsApi;
