import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf, Thread } from '@fanfare/shared/contracts';

const THREADS_SHOWN = 3;

/** Conversations in which the contact or a flow asked for a human. */
export const { useThreadsAskingForHumanQuery } = defineEndpoints('mf-dashboard.threadsThatAsk', (build) => ({
  threadsAskingForHuman: build.query<readonly Thread[], void>({
    query: () => request('GET /api/inbox/threads', { query: { filter: 'human_requested', limit: THREADS_SHOWN } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/inbox/threads'>) => data.threads,
    providesTags: ['Thread'],
  }),
}));
