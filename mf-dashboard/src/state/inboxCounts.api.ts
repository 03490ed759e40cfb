import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const inboxCountsApi = defineEndpoints('mf-dashboard.inbox-counts', (build) => ({
  inboxCounts: build.query<ResponseOf<'GET /api/inbox/counts'>, void>({
    query: () => request('GET /api/inbox/counts'),
    providesTags: ['Thread'],
  }),
}));

export const { useInboxCountsQuery } = inboxCountsApi;
