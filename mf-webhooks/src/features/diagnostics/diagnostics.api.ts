import { defineEndpoints, request } from '@fanfare/shared/api';
import type { doctorFixes, ResponseOf } from '@fanfare/shared/contracts';

type Examined = ResponseOf<'GET /api/instagram/doctor'>;
export type Repair = (typeof doctorFixes)[number];

const diagnosticsApi = defineEndpoints('mf-webhooks.doctor', (build) => ({
  connectionDiagnostics: build.query<Examined, void>({
    query: () => request('GET /api/instagram/doctor'),
    // The diagnostics call Instagram, so an earlier result is stale.
    keepUnusedDataFor: 0,
  }),
  repairConnection: build.mutation<Examined, Repair>({
    query: (check) => request('POST /api/instagram/doctor/fix', { body: { check } }),
    invalidatesTags: ['InstagramStatus', 'Event'],
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(diagnosticsApi.util.updateQueryData('connectionDiagnostics', undefined, () => data));
    },
  }),
}));

export const { useConnectionDiagnosticsQuery, useRepairConnectionMutation } = diagnosticsApi;
