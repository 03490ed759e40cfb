import { defineEndpoints, request } from '../api/index.ts';
import { NOTIFICATIONS_KEPT, type QueryOf, type ResponseOf } from '../contracts/index.ts';

/** The newest, for filling the list at start, and the feed by position, for what was missed in a cut. */
export const feedApi = defineEndpoints('realtime', (build) => ({
  feedPage: build.query<ResponseOf<'GET /api/webhooks/events'>, QueryOf<'GET /api/webhooks/events'>>({
    query: (query) => request('GET /api/webhooks/events', { query }),
  }),
  newestNotifications: build.query<ResponseOf<'GET /api/notifications'>, void>({
    query: () => request('GET /api/notifications', { query: { limit: NOTIFICATIONS_KEPT } }),
  }),
}));
