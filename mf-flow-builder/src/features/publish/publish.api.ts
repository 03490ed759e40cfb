import { defineEndpoints, request } from '@fanfare/shared/api';
import type { Automation, BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const publishApi = defineEndpoints('mf-flow-builder', (build) => ({
  /** Returns automations in evaluation order. */
  orderedAutomations: build.query<Automation[], void>({
    query: () => request('GET /api/flows'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flows'>) => data,
    providesTags: ['Flow'],
  }),
  publishOpenFlow: build.mutation<
    ResponseOf<'POST /api/flow/{id}/publish'>,
    BodyOf<'POST /api/flow/{id}/publish'> & { id: string }
  >({
    query: ({ id, ...body }) => request('POST /api/flow/{id}/publish', { params: { id }, body }),
    // The workspace may need approval by now.
    invalidatesTags: (_, error) => (error ? ['Workspace'] : ['Flow', 'EventCounts']),
  }),
  unpublishOpenFlow: build.mutation<ResponseOf<'POST /api/flow/{id}/unpublish'>, string>({
    query: (id) => request('POST /api/flow/{id}/unpublish', { params: { id } }),
    invalidatesTags: ['Flow', 'EventCounts'],
  }),
}));

export const { useOrderedAutomationsQuery, usePublishOpenFlowMutation, useUnpublishOpenFlowMutation } = publishApi;
