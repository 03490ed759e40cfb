import { defineEndpoints, forAccount, request } from '@fanfare/shared/api';
import type { Comment, QueryOf, ResponseOf } from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

export type CommentQuery = Pick<NonNullable<QueryOf<'GET /api/comments'>>, 'mediaId' | 'filter' | 'search'>;

const COMMENTS_A_PAGE = 50;

const toPage = ({ data }: ResponseOf<'GET /api/comments'>): Page<Comment> => ({
  rows: data.comments,
  nextCursor: data.nextCursor,
});

export const {
  useCommentsQuery,
  useLazyOlderCommentsQuery,
  useCommentedPostsQuery,
  useSyncCommentsMutation,
  useReplyToCommentMutation,
  useReplyPrivatelyMutation,
  useHideCommentMutation,
  useDeleteCommentMutation,
} = defineEndpoints('mf-dashboard.comments', (build) => ({
  comments: build.query<Page<Comment>, CommentQuery>({
    query: (query) => request('GET /api/comments', { query: { ...query, limit: COMMENTS_A_PAGE } }),
    transformResponse: toPage,
    providesTags: ['Comment'],
  }),
  olderComments: build.query<Page<Comment>, CommentQuery & { cursor: string }>({
    query: (query) => request('GET /api/comments', { query: { ...query, limit: COMMENTS_A_PAGE } }),
    transformResponse: toPage,
  }),
  commentedPosts: build.query<ResponseOf<'GET /api/comments/posts'>, void>({
    query: () => request('GET /api/comments/posts'),
    providesTags: ['Comment'],
  }),
  syncComments: build.mutation<ResponseOf<'POST /api/comments/sync'>, string | null>({
    query: (accountId) => forAccount(request('POST /api/comments/sync'), accountId),
    invalidatesTags: ['Comment'],
  }),
  replyToComment: build.mutation<ResponseOf<'POST /api/comments/{id}/reply'>, { id: string; text: string }>({
    query: ({ id, text }) => request('POST /api/comments/{id}/reply', { params: { id }, body: { text } }),
    invalidatesTags: (_, error) => (error ? [] : ['Comment']),
  }),
  replyPrivately: build.mutation<ResponseOf<'POST /api/comments/{id}/private-reply'>, { id: string; text: string }>({
    query: ({ id, text }) => request('POST /api/comments/{id}/private-reply', { params: { id }, body: { text } }),
    invalidatesTags: (_, error) => (error ? [] : ['Comment']),
  }),
  hideComment: build.mutation<ResponseOf<'POST /api/comments/{id}/hide'>, { id: string; isHidden: boolean }>({
    query: ({ id, isHidden }) => request('POST /api/comments/{id}/hide', { params: { id }, body: { isHidden } }),
    invalidatesTags: ['Comment'],
  }),
  deleteComment: build.mutation<ResponseOf<'DELETE /api/comments/{id}'>, string>({
    query: (id) => request('DELETE /api/comments/{id}', { params: { id } }),
    invalidatesTags: ['Comment'],
  }),
}));
