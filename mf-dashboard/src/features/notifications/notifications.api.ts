import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, QueryOf, ResponseOf } from '@fanfare/shared/contracts';

const PARTS_SHOWN = 50;

type Selection = BodyOf<'POST /api/notifications/read'>;
export type NotificationQuery = Pick<QueryOf<'GET /api/notifications'>, 'eventType' | 'status' | 'processedStatus' | 'q'>;
type Change = 'read' | 'unread' | 'archive' | 'unarchive';
type Changed = ResponseOf<'POST /api/notifications/read'>;

export const {
  useLazyNotificationPageQuery,
  useNotificationQuery,
  useTurnPartsQuery,
  useChangeNotificationsMutation,
  useUndoNotificationsMutation,
} = defineEndpoints('mf-dashboard.notifications', (build) => ({
  notificationPage: build.query<
    ResponseOf<'GET /api/notifications'>['data'],
    NotificationQuery & { cursor?: string; limit: number; turns?: boolean }
  >({
    query: (query) => request('GET /api/notifications', { query }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications'>) => data,
    keepUnusedDataFor: 0,
  }),
  notification: build.query<ResponseOf<'GET /api/notifications/{id}'>['data'], string>({
    query: (id) => request('GET /api/notifications/{id}', { params: { id } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications/{id}'>) => data,
    providesTags: ['Event'],
  }),
  /** The events that belong to the turn of an event, the oldest first. */
  turnParts: build.query<ResponseOf<'GET /api/notifications'>['data']['notifications'], string>({
    query: (turnId) => request('GET /api/notifications', { query: { turnId, limit: PARTS_SHOWN } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications'>) => data.notifications.toReversed(),
    providesTags: ['Event'],
  }),
  changeNotifications: build.mutation<Changed, { change: Change; selection: Selection }>({
    query: ({ change, selection: body }) => request(`POST /api/notifications/${change}`, { body }),
    invalidatesTags: ['EventCounts', 'Event'],
  }),
  undoNotifications: build.mutation<ResponseOf<'POST /api/notifications/undo'>, string>({
    query: (undoId) => request('POST /api/notifications/undo', { body: { undoId } }),
    invalidatesTags: ['EventCounts', 'Event'],
  }),
}));
