import { defineEndpoints, request } from '../api/index.ts';
import { NOTIFICATIONS_MAX, type QueryOf, type ResponseOf } from '../contracts/index.ts';

/** `newest` fills the list, `after` fetches missed events. */
export const feedApi = defineEndpoints('realtime', (build) => ({
  feedPage: build.query<ResponseOf<'GET /api/webhooks/events'>, QueryOf<'GET /api/webhooks/events'>>({
    query: (query) => request('GET /api/webhooks/events', { query }),
  }),
  newestNotifications: build.query<ResponseOf<'GET /api/notifications'>, void>({
    query: () => request('GET /api/notifications', { query: { limit: NOTIFICATIONS_MAX } }),
  }),
}));
