import { defineEndpoints, forAccount, request } from '@fanfare/shared/api';
import type { PostInsights, QueryOf, ResponseOf } from '@fanfare/shared/contracts';
import type { RangeQuery } from './range/rangeQuery.ts';

export type Overview = ResponseOf<'GET /api/analytics/overview'>['data'];
export type Dataset = NonNullable<QueryOf<'GET /api/analytics/export'>['dataset']>;
type Funnels = ResponseOf<'GET /api/analytics/flows'>['data'];
type Definitions = ResponseOf<'GET /api/analytics/definitions'>['data'];

const overviewApi = defineEndpoints('mf-analytics.overview', (build) => ({
  overview: build.query<Overview, RangeQuery>({
    query: (query) => request('GET /api/analytics/overview', { query }),
    transformResponse: ({ data }: ResponseOf<'GET /api/analytics/overview'>) => data,
    providesTags: ['Analytics'],
  }),
  funnels: build.query<Funnels, RangeQuery>({
    query: (query) => request('GET /api/analytics/flows', { query }),
    transformResponse: ({ data }: ResponseOf<'GET /api/analytics/flows'>) => data,
    providesTags: ['Analytics'],
  }),
  /** Events of the last hour, as monitoring counts them. */
  recentEvents: build.query<number, void>({
    query: () => request('GET /api/webhooks/monitoring/status'),
    transformResponse: ({ recentEvents }: ResponseOf<'GET /api/webhooks/monitoring/status'>) => recentEvents,
    providesTags: ['Event'],
  }),
  posts: build.query<PostInsights[], RangeQuery>({
    query: (query) => request('GET /api/analytics/posts', { query }),
    transformResponse: ({ data }: ResponseOf<'GET /api/analytics/posts'>) => data.posts,
    providesTags: ['Analytics'],
  }),
  syncInsights: build.mutation<ResponseOf<'POST /api/analytics/insights/sync'>, string | null>({
    query: (accountId) => forAccount(request('POST /api/analytics/insights/sync'), accountId),
    invalidatesTags: ['Analytics'],
  }),
  definitions: build.query<Definitions, void>({
    query: () => request('GET /api/analytics/definitions'),
    transformResponse: ({ data }: ResponseOf<'GET /api/analytics/definitions'>) => data,
  }),
  /** Returns an object URL. */
  exportReport: build.mutation<string, RangeQuery & { dataset: Dataset }>({
    query: (query) => request('GET /api/analytics/export', { query }),
    transformResponse: (csv: string) => URL.createObjectURL(new Blob([csv], { type: 'text/csv' })),
  }),
}));

export const {
  useDefinitionsQuery,
  useExportReportMutation,
  useFunnelsQuery,
  useOverviewQuery,
  usePostsQuery,
  useRecentEventsQuery,
  useSyncInsightsMutation,
} = overviewApi;
