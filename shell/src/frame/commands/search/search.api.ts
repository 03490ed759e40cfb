import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const FOUND_MAX = 5;

type Threads = ResponseOf<'GET /api/inbox/threads'>;
type Flows = ResponseOf<'GET /api/flow/list'>;
type Notifications = ResponseOf<'GET /api/notifications'>;

const searchApi = defineEndpoints('shell.search', (build) => ({
  foundThreads: build.query<Threads['data']['threads'], string>({
    query: (search) => request('GET /api/inbox/threads', { query: { search, limit: FOUND_MAX } }),
    transformResponse: ({ data }: Threads) => data.threads,
    keepUnusedDataFor: 0,
  }),
  searchedFlows: build.query<Flows['data'], void>({
    query: () => request('GET /api/flow/list'),
    transformResponse: ({ data }: Flows) => data,
    keepUnusedDataFor: 0,
  }),
  foundEvents: build.query<Notifications['data']['notifications'], string>({
    query: (q) => request('GET /api/notifications', { query: { q, turns: true, limit: FOUND_MAX } }),
    transformResponse: ({ data }: Notifications) => data.notifications,
    keepUnusedDataFor: 0,
  }),
}));

export const { useFoundThreadsQuery, useSearchedFlowsQuery, useFoundEventsQuery } = searchApi;
