import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

interface DraftToSave {
  id: string;
  /** The base revision. If it is outdated, nothing is saved. */
  revision: number;
  graph: BodyOf<'PUT /api/flow/{id}/draft'>;
}

const saveLoadApi = defineEndpoints('mf-flow-builder', (build) => ({
  saveOpenFlow: build.mutation<ResponseOf<'POST /api/flow/save'>, BodyOf<'POST /api/flow/save'>>({
    query: (body) => request('POST /api/flow/save', { body }),
    invalidatesTags: ['Flow'],
  }),
  saveDraft: build.mutation<ResponseOf<'PUT /api/flow/{id}/draft'>, DraftToSave>({
    query: ({ id, revision, graph }) => ({
      ...request('PUT /api/flow/{id}/draft', { params: { id }, body: graph }),
      headers: { 'If-Match': `"${revision}"` },
    }),
    invalidatesTags: ['Flow'],
  }),
  // A mutation, although it only reads: the canvas applies the response once, and a cached copy would be
  // stale.
  loadFlowByName: build.mutation<ResponseOf<'GET /api/flow/get/{id}'>, string>({
    query: (name) => request('GET /api/flow/get/{id}', { params: { id: name } }),
  }),
}));

export const { useSaveOpenFlowMutation, useSaveDraftMutation, useLoadFlowByNameMutation } = saveLoadApi;
