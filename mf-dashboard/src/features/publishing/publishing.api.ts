import { defineEndpoints, forAccount, request } from '@fanfare/shared/api';
import { type BodyOf, PAGE_SIZE, type Publication, type ResponseOf } from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

export type NewPublication = BodyOf<'POST /api/publishing'>;

const toPage = ({ data }: ResponseOf<'GET /api/publishing'>): Page<Publication> => ({
  rows: data.publications,
  nextCursor: data.nextCursor,
});

export const {
  usePublicationsQuery,
  useLazyOlderPublicationsQuery,
  usePublishingQuotaQuery,
  usePublishMutation,
  useRetryPublicationMutation,
  useCancelPublicationMutation,
  useRemovePublicationMutation,
} = defineEndpoints('mf-dashboard.publishing', (build) => ({
  publications: build.query<Page<Publication>, void>({
    query: () => request('GET /api/publishing', { query: { limit: PAGE_SIZE } }),
    transformResponse: toPage,
    providesTags: ['Publication'],
  }),
  olderPublications: build.query<Page<Publication>, string>({
    query: (cursor) => request('GET /api/publishing', { query: { limit: PAGE_SIZE, cursor } }),
    transformResponse: toPage,
  }),
  publishingQuota: build.query<ResponseOf<'GET /api/publishing/quota'>, string | null>({
    query: (accountId) => forAccount(request('GET /api/publishing/quota'), accountId),
    providesTags: ['Publication'],
  }),
  publish: build.mutation<ResponseOf<'POST /api/publishing'>, { post: NewPublication; accountId: string | null }>({
    query: ({ post, accountId }) => forAccount(request('POST /api/publishing', { body: post }), accountId),
    invalidatesTags: (_, error) => (error ? [] : ['Publication']),
  }),
  retryPublication: build.mutation<ResponseOf<'POST /api/publishing/{id}/retry'>, string>({
    query: (id) => request('POST /api/publishing/{id}/retry', { params: { id } }),
    invalidatesTags: ['Publication'],
  }),
  cancelPublication: build.mutation<ResponseOf<'DELETE /api/publishing/{id}'>, string>({
    query: (id) => request('DELETE /api/publishing/{id}', { params: { id } }),
    invalidatesTags: ['Publication'],
  }),
  removePublication: build.mutation<ResponseOf<'POST /api/publishing/{id}/remove'>, string>({
    query: (id) => request('POST /api/publishing/{id}/remove', { params: { id } }),
    invalidatesTags: ['Publication'],
  }),
}));
