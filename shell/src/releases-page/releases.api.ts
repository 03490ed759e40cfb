import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ReleasedRemote, ResponseOf } from '@fanfare/shared/contracts';

const releasesApi = defineEndpoints('shell.releases', (build) => ({
  releases: build.query<ReleasedRemote[], void>({
    query: () => request('GET /api/releases'),
    transformResponse: ({ data }: ResponseOf<'GET /api/releases'>) => data.remotes,
  }),
  changeRelease: build.mutation<ResponseOf<'POST /api/releases/changes'>, BodyOf<'POST /api/releases/changes'>>({
    query: (body) => request('POST /api/releases/changes', { body }),
  }),
}));

export const { useReleasesQuery, useChangeReleaseMutation } = releasesApi;
