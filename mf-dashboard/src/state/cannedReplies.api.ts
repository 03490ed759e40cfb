import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const cannedRepliesApi = defineEndpoints('mf-dashboard.cannedReplies', (build) => ({
  cannedReplies: build.query<ResponseOf<'GET /api/inbox/canned-replies'>, void>({
    query: () => request('GET /api/inbox/canned-replies'),
    providesTags: ['CannedReply'],
  }),
}));

export const { useCannedRepliesQuery } = cannedRepliesApi;
