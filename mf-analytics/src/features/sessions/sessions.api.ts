import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf, SessionInfo } from '@fanfare/shared/contracts';

const sessionsApi = defineEndpoints('mf-analytics.sessions', (build) => ({
  ownSessions: build.query<SessionInfo[], void>({
    query: () => request('GET /api/auth/sessions'),
    transformResponse: ({ sessions }: ResponseOf<'GET /api/auth/sessions'>) => sessions,
    providesTags: ['Session'],
  }),
  endSession: build.mutation<ResponseOf<'DELETE /api/auth/sessions/{id}'>, string>({
    query: (id) => request('DELETE /api/auth/sessions/{id}', { params: { id } }),
    invalidatesTags: ['Session'],
  }),
}));

export const { useEndSessionMutation, useOwnSessionsQuery } = sessionsApi;
