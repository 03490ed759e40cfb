import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const saveLoadApi = defineEndpoints('mf-flow-builder', (build) => ({
  saveOpenFlow: build.mutation<ResponseOf<'POST /api/flow/save'>, BodyOf<'POST /api/flow/save'>>({
    query: (body) => request('POST /api/flow/save', { body }),
    invalidatesTags: ['Flow'],
  }),
  // A mutation although it reads: the canvas takes what comes once, and a cached copy would be stale.
  loadFlowByName: build.mutation<ResponseOf<'GET /api/flow/get/{id}'>, string>({
    query: (name) => request('GET /api/flow/get/{id}', { params: { id: name } }),
  }),
}));

export const { useSaveOpenFlowMutation, useLoadFlowByNameMutation } = saveLoadApi;
