import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BotFlow, ResponseOf } from '@fanfare/shared/contracts';

export const { useNewRemoteFlowsQuery } = defineEndpoints('mf-new-remote.flows', (build) => ({
  newRemoteFlows: build.query<BotFlow[], void>({
    query: () => request('GET /api/flow/list'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flow/list'>) => data,
    providesTags: ['Flow'],
  }),
}));
