import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const requestsApi = defineEndpoints('mf-flow-builder', (build) => ({
  // A mutation: every call sends the request.
  tryRequest: build.mutation<ResponseOf<'POST /api/flow-requests/test'>, BodyOf<'POST /api/flow-requests/test'>>({
    query: (body) => request('POST /api/flow-requests/test', { body }),
  }),
}));

export const { useTryRequestMutation } = requestsApi;
