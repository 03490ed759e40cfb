import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf, Thread } from '@fanfare/shared/contracts';

const THREADS_SHOWN = 3;

/** Conversations that wait for a person because the contact, or a flow, asked for one. */
export const { useThreadsThatAskQuery } = defineEndpoints('mf-dashboard.threadsThatAsk', (build) => ({
  threadsThatAsk: build.query<readonly Thread[], void>({
    query: () => request('GET /api/inbox/threads', { query: { filter: 'needs_human', limit: 20 } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/inbox/threads'>) =>
      data.threads.filter(({ handler }) => handler === 'human_requested').slice(0, THREADS_SHOWN),
    providesTags: ['Thread'],
  }),
}));
