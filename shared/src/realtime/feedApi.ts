import { defineEndpoints, request } from '../api/index.ts';
import type { QueryOf, ResponseOf } from '../contracts/index.ts';

/** The feed by position, for filling the list at start and after a cut. */
export const feedApi = defineEndpoints('realtime', (build) => ({
  feedPage: build.query<ResponseOf<'GET /api/webhooks/events'>, QueryOf<'GET /api/webhooks/events'>>({
    query: (query) => request('GET /api/webhooks/events', { query }),
  }),
}));
