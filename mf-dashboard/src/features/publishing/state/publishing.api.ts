import { defineEndpoints, forAccount, request, type UploadProgressListener } from '@fanfare/shared/api';
import {
  type BodyOf,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  type Publication,
  type QueryOf,
  type ResponseOf,
  type UploadedFile,
} from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

export type NewPublication = BodyOf<'POST /api/publishing'>;
/** Empty for all posts. */
export type PublicationFilter = Pick<QueryOf<'GET /api/publishing'>, 'waiting'>;

const toPage = ({ data }: ResponseOf<'GET /api/publishing'>): Page<Publication> => ({
  rows: data.publications,
  nextCursor: data.nextCursor,
});

export const {
  usePublicationsQuery,
  useLazyOlderPublicationsQuery,
  usePeriodPublicationsQuery,
  usePublishingQuotaQuery,
  usePublishMutation,
  useEditPublicationMutation,
  useApprovePublicationMutation,
  useRefusePublicationMutation,
  useRetryPublicationMutation,
  useCancelPublicationMutation,
  useRemovePublicationMutation,
  useUploadMediaMutation,
  useDeleteMediaMutation,
} = defineEndpoints('mf-dashboard.publishing', (build) => ({
  publications: build.query<Page<Publication>, PublicationFilter>({
    query: (filter) => request('GET /api/publishing', { query: { ...filter, limit: PAGE_SIZE } }),
    transformResponse: toPage,
    providesTags: ['Publication'],
  }),
  olderPublications: build.query<Page<Publication>, PublicationFilter & { cursor: string }>({
    query: (filter) => request('GET /api/publishing', { query: { ...filter, limit: PAGE_SIZE } }),
    transformResponse: toPage,
  }),
  periodPublications: build.query<Publication[], { from: string; to: string }>({
    async queryFn(span, _api, _options, read) {
      const rows: Publication[] = [];
      for (let cursor: string | undefined; ; ) {
        const query = { ...span, limit: PAGE_SIZE_MAX, ...(cursor !== undefined && { cursor }) };
        const { data, error } = await read(request('GET /api/publishing', { query }));
        if (error) return { error };
        const page = toPage(data as ResponseOf<'GET /api/publishing'>);
        rows.push(...page.rows);
        if (page.nextCursor === null) return { data: rows };
        cursor = page.nextCursor;
      }
    },
    providesTags: ['Publication'],
  }),
  publishingQuota: build.query<ResponseOf<'GET /api/publishing/quota'>, string | null>({
    query: (accountId) => forAccount(request('GET /api/publishing/quota'), accountId),
    providesTags: ['Publication'],
  }),
  publish: build.mutation<ResponseOf<'POST /api/publishing'>, { post: NewPublication; accountId: string | null }>({
    query: ({ post, accountId }) => forAccount(request('POST /api/publishing', { body: post }), accountId),
    invalidatesTags: (_, error) => (error ? [] : ['Publication']),
  }),
  editPublication: build.mutation<ResponseOf<'PUT /api/publishing/{id}'>, BodyOf<'PUT /api/publishing/{id}'> & { id: string }>({
    query: ({ id, ...body }) => request('PUT /api/publishing/{id}', { params: { id }, body }),
    invalidatesTags: ['Publication'],
  }),
  approvePublication: build.mutation<
    ResponseOf<'POST /api/publishing/{id}/approve'>,
    BodyOf<'POST /api/publishing/{id}/approve'> & { id: string }
  >({
    query: ({ id, ...body }) => request('POST /api/publishing/{id}/approve', { params: { id }, body }),
    invalidatesTags: ['Publication'],
  }),
  refusePublication: build.mutation<
    ResponseOf<'POST /api/publishing/{id}/refuse'>,
    BodyOf<'POST /api/publishing/{id}/refuse'> & { id: string }
  >({
    query: ({ id, ...body }) => request('POST /api/publishing/{id}/refuse', { params: { id }, body }),
    invalidatesTags: ['Publication'],
  }),
  retryPublication: build.mutation<ResponseOf<'POST /api/publishing/{id}/retry'>, string>({
    query: (id) => request('POST /api/publishing/{id}/retry', { params: { id } }),
    invalidatesTags: ['Publication'],
  }),
  cancelPublication: build.mutation<ResponseOf<'DELETE /api/publishing/{id}'>, string>({
    query: (id) => request('DELETE /api/publishing/{id}', { params: { id } }),
    invalidatesTags: ['Publication'],
  }),
  uploadMedia: build.mutation<UploadedFile, { file: File; onUploadProgress: UploadProgressListener }>({
    query: ({ file, onUploadProgress }) => {
      const body = new FormData();
      body.append('file', file);
      return { ...request('POST /api/media'), body, onUploadProgress };
    },
    transformResponse: ({ data }: ResponseOf<'POST /api/media'>) => data,
  }),
  deleteMedia: build.mutation<ResponseOf<'DELETE /api/media/{id}'>, string>({
    query: (id) => request('DELETE /api/media/{id}', { params: { id } }),
  }),
  removePublication: build.mutation<ResponseOf<'POST /api/publishing/{id}/remove'>, string>({
    query: (id) => request('POST /api/publishing/{id}/remove', { params: { id } }),
    invalidatesTags: ['Publication'],
  }),
}));
