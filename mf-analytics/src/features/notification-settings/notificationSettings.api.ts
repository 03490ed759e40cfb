import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, NotificationSettings, ResponseOf, WebhookSubscription } from '@fanfare/shared/contracts';

const notificationSettingsApi = defineEndpoints('mf-analytics.notificationSettings', (build) => ({
  notificationSettings: build.query<NotificationSettings, void>({
    query: () => request('GET /api/user/notifications/settings'),
    transformResponse: ({ settings }: ResponseOf<'GET /api/user/notifications/settings'>) => settings,
  }),
  changeNotificationSettings: build.mutation<NotificationSettings, BodyOf<'PATCH /api/user/notifications/settings'>>({
    query: (body) => request('PATCH /api/user/notifications/settings', { body }),
    transformResponse: ({ settings }: ResponseOf<'PATCH /api/user/notifications/settings'>) => settings,
    // The settings decide what the bell counts.
    invalidatesTags: ['EventCounts', 'NotificationSettings'],
    async onQueryStarted({ eventTypes, ...others }, { dispatch, queryFulfilled }) {
      const patch = dispatch(
        notificationSettingsApi.util.updateQueryData('notificationSettings', undefined, (settings) => {
          Object.assign(settings, others);
          Object.assign(settings.eventTypes, eventTypes);
        }),
      );
      await queryFulfilled.catch(patch.undo);
    },
  }),
  notifyingAccounts: build.query<WebhookSubscription[], void>({
    query: () => request('GET /api/webhooks/subscriptions'),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/subscriptions'>) => data,
    providesTags: ['InstagramStatus'],
  }),
}));

export const {
  useChangeNotificationSettingsMutation,
  useLazyNotificationSettingsQuery,
  useNotificationSettingsQuery,
  useNotifyingAccountsQuery,
} = notificationSettingsApi;
