import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

type Call = 'POST /api/flow/{id}/compare';
export type Report = ResponseOf<Call>['data'];

const replayApi = defineEndpoints('mf-flow-builder', (build) => ({
  // A mutation, so that it runs only on request and is never refetched.
  compareDraft: build.mutation<ResponseOf<Call>, { id: string } & BodyOf<Call>>({
    query: ({ id, ...body }) => request('POST /api/flow/{id}/compare', { params: { id }, body }),
  }),
}));

export const { useCompareDraftMutation } = replayApi;
