import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export type Monitoring = ResponseOf<'GET /api/webhooks/monitoring/dashboard'>;
export type MonitoringStatus = ResponseOf<'GET /api/webhooks/monitoring/status'>;

const monitoringApi = defineEndpoints('mf-webhooks.monitoring', (build) => ({
  monitoring: build.query<Monitoring, void>({
    query: () => request('GET /api/webhooks/monitoring/dashboard'),
  }),
  monitoringStatus: build.query<MonitoringStatus, void>({
    query: () => request('GET /api/webhooks/monitoring/status'),
  }),
  monitoringErrors: build.query<ResponseOf<'GET /api/webhooks/monitoring/errors'>, void>({
    query: () => request('GET /api/webhooks/monitoring/errors'),
  }),
  checkHealth: build.mutation<ResponseOf<'POST /api/webhooks/monitoring/health-check'>, void>({
    query: () => request('POST /api/webhooks/monitoring/health-check'),
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (!data) return;
      const { health } = data;
      const { updateQueryData } = monitoringApi.util;
      dispatch(updateQueryData('monitoring', undefined, (draft) => ({ ...draft, health })));
      dispatch(updateQueryData('monitoringStatus', undefined, (draft) => ({ ...draft, status: health.overall })));
    },
  }),
}));

export const { useMonitoringQuery, useMonitoringStatusQuery, useMonitoringErrorsQuery, useCheckHealthMutation } = monitoringApi;
