import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const waitingApi = defineEndpoints('mf-flow-builder', (build) => ({
  waitingAtNodes: build.query<ResponseOf<'GET /api/runs/waiting'>, string>({
    query: (flowId) => request('GET /api/runs/waiting', { query: { flowId } }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useWaitingAtNodesQuery } = waitingApi;
