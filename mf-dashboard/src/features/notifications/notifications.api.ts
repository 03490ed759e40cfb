import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

type Selection = BodyOf<'POST /api/notifications/read'>;

export const { useReadNotificationsMutation, useArchiveNotificationsMutation, useUndoNotificationsMutation } = defineEndpoints(
  'mf-dashboard.notifications',
  (build) => ({
    readNotifications: build.mutation<ResponseOf<'POST /api/notifications/read'>, Selection>({
      query: (body) => request('POST /api/notifications/read', { body }),
      invalidatesTags: ['EventCounts'],
    }),
    archiveNotifications: build.mutation<ResponseOf<'POST /api/notifications/archive'>, Selection>({
      query: (body) => request('POST /api/notifications/archive', { body }),
      invalidatesTags: ['EventCounts'],
    }),
    undoNotifications: build.mutation<ResponseOf<'POST /api/notifications/undo'>, string>({
      query: (undoId) => request('POST /api/notifications/undo', { body: { undoId } }),
      invalidatesTags: ['EventCounts'],
    }),
  }),
);
