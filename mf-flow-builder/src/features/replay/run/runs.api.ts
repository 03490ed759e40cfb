import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const runsApi = defineEndpoints('mf-flow-builder', (build) => ({
  runStory: build.query<ResponseOf<'GET /api/runs/{id}'>['data'], string>({
    query: (id) => request('GET /api/runs/{id}', { params: { id } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/runs/{id}'>) => data,
    keepUnusedDataFor: 0,
  }),
}));

export const { useRunStoryQuery } = runsApi;
