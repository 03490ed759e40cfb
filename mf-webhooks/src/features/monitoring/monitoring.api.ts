import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export type Monitoring = ResponseOf<'GET /api/webhooks/monitoring/dashboard'>;

const monitoringApi = defineEndpoints('mf-webhooks.monitoring', (build) => ({
  monitoring: build.query<Monitoring, void>({
    query: () => request('GET /api/webhooks/monitoring/dashboard'),
  }),
  checkHealth: build.mutation<ResponseOf<'POST /api/webhooks/monitoring/health-check'>, void>({
    query: () => request('POST /api/webhooks/monitoring/health-check'),
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (!data) return;
      const { health } = data;
      dispatch(
        monitoringApi.util.updateQueryData('monitoring', undefined, (draft) => ({ ...draft, health, status: health.overall })),
      );
    },
  }),
}));

export const { useMonitoringQuery, useCheckHealthMutation } = monitoringApi;
