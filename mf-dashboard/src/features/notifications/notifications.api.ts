import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, QueryOf, ResponseOf } from '@fanfare/shared/contracts';

type Selection = BodyOf<'POST /api/notifications/read'>;
export type NotificationQuery = Pick<QueryOf<'GET /api/notifications'>, 'eventType' | 'status' | 'processedStatus' | 'q'>;
type Change = 'read' | 'unread' | 'archive' | 'unarchive';
type Changed = ResponseOf<'POST /api/notifications/read'>;

export const {
  useLazyNotificationPageQuery,
  useUnhandledErrorsQuery,
  useNotificationQuery,
  useChangeNotificationsMutation,
  useUndoNotificationsMutation,
} = defineEndpoints('mf-dashboard.notifications', (build) => ({
  notificationPage: build.query<
    ResponseOf<'GET /api/notifications'>['data'],
    NotificationQuery & { cursor?: string; limit: number }
  >({
    query: (query) => request('GET /api/notifications', { query }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications'>) => data,
    keepUnusedDataFor: 0,
  }),
  /** Unhandled errors. */
  unhandledErrors: build.query<ResponseOf<'GET /api/notifications'>['data'], number>({
    query: (limit) => request('GET /api/notifications', { query: { processedStatus: 'failed', status: 'unread', limit } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications'>) => data,
    providesTags: ['Event'],
  }),
  notification: build.query<ResponseOf<'GET /api/notifications/{id}'>['data'], string>({
    query: (id) => request('GET /api/notifications/{id}', { params: { id } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications/{id}'>) => data,
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
