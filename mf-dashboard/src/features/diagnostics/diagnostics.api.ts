import { defineEndpoints, request } from '@fanfare/shared/api';
import type { doctorFixes, ResponseOf } from '@fanfare/shared/contracts';

type DiagnosticsResult = ResponseOf<'GET /api/instagram/doctor'>;
export type Fix = (typeof doctorFixes)[number];

const diagnosticsApi = defineEndpoints('mf-dashboard.doctor', (build) => ({
  diagnostics: build.query<DiagnosticsResult, void>({
    query: () => request('GET /api/instagram/doctor'),
    // The diagnostics call Instagram, so an earlier result is stale.
    keepUnusedDataFor: 0,
  }),
  fixCheck: build.mutation<DiagnosticsResult, Fix>({
    query: (check) => request('POST /api/instagram/doctor/fix', { body: { check } }),
    invalidatesTags: ['InstagramStatus', 'Event'],
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      try {
        const { data } = await queryFulfilled;
        dispatch(diagnosticsApi.util.updateQueryData('diagnostics', undefined, () => data));
      } catch {
        // The button reports errors.
      }
    },
  }),
  resumeSending: build.mutation<ResponseOf<'POST /api/instagram/resume'>, void>({
    query: () => request('POST /api/instagram/resume'),
    invalidatesTags: ['InstagramStatus', 'Thread'],
  }),
}));

export const { useDiagnosticsQuery, useFixCheckMutation, useResumeSendingMutation } = diagnosticsApi;
