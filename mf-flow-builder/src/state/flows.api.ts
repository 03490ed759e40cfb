import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const flowsApi = defineEndpoints('mf-flow-builder', (build) => ({
  listedFlows: build.query<ResponseOf<'GET /api/flow/list'>, void>({
    query: () => request('GET /api/flow/list'),
    providesTags: ['Flow'],
  }),
}));

export const { useListedFlowsQuery } = flowsApi;
