import { defineEndpoints, request } from '@fanfare/shared/api';
import type { NotificationSettings, ResponseOf } from '@fanfare/shared/contracts';

const alertsApi = defineEndpoints('mf-dashboard.alerts', (build) => ({
  alertSettings: build.query<NotificationSettings, void>({
    query: () => request('GET /api/user/notifications/settings'),
    transformResponse: ({ settings }: ResponseOf<'GET /api/user/notifications/settings'>) => settings,
    providesTags: ['NotificationSettings'],
  }),
  changeAlerts: build.mutation<NotificationSettings, Partial<Pick<NotificationSettings, 'desktop' | 'sound'>>>({
    query: (body) => request('PATCH /api/user/notifications/settings', { body }),
    transformResponse: ({ settings }: ResponseOf<'PATCH /api/user/notifications/settings'>) => settings,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(alertsApi.util.upsertQueryEntries([{ endpointName: 'alertSettings', arg: undefined, value: data }]));
    },
  }),
}));

export const { useAlertSettingsQuery, useChangeAlertsMutation } = alertsApi;
