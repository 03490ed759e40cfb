import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

interface VersionOf {
  id: string;
  version: number;
}

const versionsApi = defineEndpoints('mf-flow-builder', (build) => ({
  flowVersions: build.query<ResponseOf<'GET /api/flow/{id}/versions'>, string>({
    query: (id) => request('GET /api/flow/{id}/versions', { params: { id } }),
    providesTags: ['Flow'],
  }),
  // A version never changes, so nothing makes it stale.
  flowVersion: build.query<ResponseOf<'GET /api/flow/{id}/versions/{version}'>, VersionOf>({
    query: ({ id, version }) => request('GET /api/flow/{id}/versions/{version}', { params: { id, version: `${version}` } }),
  }),
  restoreVersion: build.mutation<ResponseOf<'POST /api/flow/{id}/versions/{version}/restore'>, VersionOf & { revision: number }>({
    query: ({ id, version, revision }) =>
      request('POST /api/flow/{id}/versions/{version}/restore', { params: { id, version: `${version}` }, body: { revision } }),
    invalidatesTags: ['Flow'],
  }),
}));

export const { useFlowVersionsQuery, useFlowVersionQuery, useRestoreVersionMutation } = versionsApi;
