import { defineEndpoints, request, type UploadProgressListener } from '@fanfare/shared/api';
import type { BodyOf, Member, QueryOf, ResponseOf, Thread, ThreadMessage } from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

export type ThreadQuery = Pick<NonNullable<QueryOf<'GET /api/inbox/threads'>>, 'filter' | 'search' | 'label' | 'assigned'>;
export type ThreadChange = NonNullable<BodyOf<'PATCH /api/inbox/threads/{id}'>>;
export type PersonMessage = NonNullable<NonNullable<BodyOf<'POST /api/inbox/threads/{id}/messages'>>['message']>;
export type WrittenReply = { text: string; message?: undefined } | { text?: undefined; message: PersonMessage };
const THREADS_A_PAGE = 50;
const MESSAGES_A_PAGE = 40;

const toThreads = ({ data }: ResponseOf<'GET /api/inbox/threads'>): Page<Thread> => ({
  rows: data.threads,
  nextCursor: data.nextCursor,
});
const toMessages = ({ data }: ResponseOf<'GET /api/inbox/threads/{id}/messages'>): Page<ThreadMessage> => ({
  rows: data.messages,
  nextCursor: data.nextCursor,
});

const inboxApi = defineEndpoints('mf-dashboard.inbox', (build) => ({
  inboxThreads: build.query<Page<Thread>, ThreadQuery>({
    query: (query) => request('GET /api/inbox/threads', { query: { ...query, limit: THREADS_A_PAGE } }),
    transformResponse: toThreads,
    providesTags: ['Thread'],
  }),
  olderThreads: build.query<Page<Thread>, ThreadQuery & { cursor: string }>({
    query: (query) => request('GET /api/inbox/threads', { query: { ...query, limit: THREADS_A_PAGE } }),
    transformResponse: toThreads,
  }),
  inboxThread: build.query<Thread, string>({
    query: (id) => request('GET /api/inbox/threads/{id}', { params: { id } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/inbox/threads/{id}'>) => data,
    providesTags: (_, __, id) => ['Thread', { type: 'Thread', id }],
  }),
  /** Newest first, as the server sends them; the screen reverses them. */
  threadMessages: build.query<Page<ThreadMessage>, string>({
    query: (id) => request('GET /api/inbox/threads/{id}/messages', { params: { id }, query: { limit: MESSAGES_A_PAGE } }),
    transformResponse: toMessages,
    providesTags: (_, __, id) => [{ type: 'Thread', id: `messages:${id}` }],
  }),
  olderMessages: build.query<Page<ThreadMessage>, { id: string; cursor: string }>({
    query: ({ id, cursor }) =>
      request('GET /api/inbox/threads/{id}/messages', { params: { id }, query: { limit: MESSAGES_A_PAGE, cursor } }),
    transformResponse: toMessages,
  }),
  sendReply: build.mutation<
    ResponseOf<'POST /api/inbox/threads/{id}/messages'>,
    { id: string; humanAgent: boolean; replyTo?: string } & WrittenReply
  >({
    query: ({ id, humanAgent, ...reply }) =>
      request('POST /api/inbox/threads/{id}/messages', { params: { id }, body: { ...reply, ...(humanAgent && { humanAgent }) } }),
    // Optimistic: the server's response or error replaces it.
    async onQueryStarted({ id, humanAgent, replyTo, ...reply }, { dispatch, queryFulfilled }) {
      const shown = dispatch(
        // Undefined if the messages could not be loaded.
        inboxApi.util.updateQueryData('threadMessages', id, (page: Page<ThreadMessage> | undefined) => {
          const answered = page?.rows.find((row) => row.id === replyTo);
          const quoted = answered && { ...answered, attachment: answered.attachments[0]?.type ?? null };
          page?.rows.unshift({ ...queuedMessage(reply, humanAgent), ...(quoted && { replyTo: quoted }) });
        }),
      );
      await queryFulfilled.catch(shown.undo);
    },
    invalidatesTags: (_, __, { id }) => ['Thread', { type: 'Thread', id: `messages:${id}` }],
  }),
  /** Returns the URL of the uploaded image. */
  uploadPicture: build.mutation<string, { id: string; file: File; onUploadProgress: UploadProgressListener }>({
    query: ({ id, file, onUploadProgress }) => {
      const body = new FormData();
      body.append('picture', file);
      return { ...request('POST /api/inbox/threads/{id}/pictures', { params: { id } }), body, onUploadProgress };
    },
    transformResponse: ({ data }: ResponseOf<'POST /api/inbox/threads/{id}/pictures'>) => data.url,
  }),
  changeThread: build.mutation<Thread, { id: string } & ThreadChange>({
    query: ({ id, ...body }) => request('PATCH /api/inbox/threads/{id}', { params: { id }, body }),
    transformResponse: ({ data }: ResponseOf<'PATCH /api/inbox/threads/{id}'>) => data,
    // The change is optimistic in the open conversation.
    async onQueryStarted({ id, isHandled, assigneeId: _, ...changes }, { dispatch, queryFulfilled }) {
      const shown = dispatch(
        inboxApi.util.updateQueryData('inboxThread', id, (thread) => {
          Object.assign(thread, changes, isHandled !== undefined && { isUnanswered: !isHandled });
        }),
      );
      await queryFulfilled.catch(shown.undo);
    },
    invalidatesTags: ['Thread'],
  }),
  inboxMembers: build.query<Member[], void>({
    query: () => request('GET /api/workspace/members'),
    transformResponse: ({ members }: ResponseOf<'GET /api/workspace/members'>) => members,
    providesTags: [{ type: 'Workspace', id: 'members' }],
  }),
  setAvailability: build.mutation<ResponseOf<'PUT /api/inbox/availability'>, { userId: string; isAvailable: boolean }>({
    query: ({ isAvailable }) => request('PUT /api/inbox/availability', { body: { isAvailable } }),
    async onQueryStarted({ userId, isAvailable }, { dispatch, queryFulfilled }) {
      const shown = dispatch(
        inboxApi.util.updateQueryData('inboxMembers', undefined, (members: Member[] | undefined) => {
          const own = members?.find(({ id }) => id === userId);
          if (own) own.isAvailable = isAvailable;
        }),
      );
      await queryFulfilled.catch(shown.undo);
    },
    invalidatesTags: (_, error) => (error ? [] : [{ type: 'Workspace', id: 'members' }]),
  }),
  /** The conversation must be closed, so that it is not refetched. */
  deleteContact: build.mutation<ResponseOf<'DELETE /api/contacts/{id}'>, string>({
    query: (id) => request('DELETE /api/contacts/{id}', { params: { id } }),
    invalidatesTags: ['Thread', 'Comment', 'Event', 'EventCounts'],
  }),
  markSeen: build.mutation<ResponseOf<'POST /api/inbox/threads/{id}/seen'>, string>({
    query: (id) => request('POST /api/inbox/threads/{id}/seen', { params: { id } }),
  }),
  retryMessage: build.mutation<ResponseOf<'POST /api/inbox/messages/{id}/retry'>, { id: string; threadId: string }>({
    query: ({ id }) => request('POST /api/inbox/messages/{id}/retry', { params: { id } }),
    invalidatesTags: (_, __, { threadId }) => ['Thread', { type: 'Thread', id: `messages:${threadId}` }],
  }),
  react: build.mutation<
    ResponseOf<'PUT /api/inbox/messages/{id}/reaction'>,
    { id: string; threadId: string; emoji: string | null }
  >({
    query: ({ id, emoji }) => request('PUT /api/inbox/messages/{id}/reaction', { params: { id }, body: { emoji } }),
    invalidatesTags: (_, __, { threadId }) => [{ type: 'Thread', id: `messages:${threadId}` }],
  }),
  threadNotes: build.query<ResponseOf<'GET /api/inbox/threads/{id}/notes'>, string>({
    query: (id) => request('GET /api/inbox/threads/{id}/notes', { params: { id } }),
    providesTags: ['ThreadNote'],
  }),
  addNote: build.mutation<ResponseOf<'POST /api/inbox/threads/{id}/notes'>, { id: string; text: string }>({
    query: ({ id, text }) => request('POST /api/inbox/threads/{id}/notes', { params: { id }, body: { text } }),
    invalidatesTags: ['ThreadNote'],
  }),
  deleteNote: build.mutation<ResponseOf<'DELETE /api/inbox/notes/{id}'>, string>({
    query: (id) => request('DELETE /api/inbox/notes/{id}', { params: { id } }),
    invalidatesTags: ['ThreadNote'],
  }),
  addCannedReply: build.mutation<ResponseOf<'POST /api/inbox/canned-replies'>, { shortcut: string; text: string }>({
    query: (body) => request('POST /api/inbox/canned-replies', { body }),
    invalidatesTags: ['CannedReply'],
  }),
  changeCannedReply: build.mutation<
    ResponseOf<'PATCH /api/inbox/canned-replies/{id}'>,
    { id: string; shortcut: string; text: string }
  >({
    query: ({ id, shortcut, text }) =>
      request('PATCH /api/inbox/canned-replies/{id}', { params: { id }, body: { shortcut, text } }),
    invalidatesTags: ['CannedReply'],
  }),
  deleteCannedReply: build.mutation<ResponseOf<'DELETE /api/inbox/canned-replies/{id}'>, string>({
    query: (id) => request('DELETE /api/inbox/canned-replies/{id}', { params: { id } }),
    invalidatesTags: ['CannedReply'],
  }),
}));

export const {
  useInboxThreadsQuery,
  useLazyOlderThreadsQuery,
  useInboxThreadQuery,
  useThreadMessagesQuery,
  useLazyOlderMessagesQuery,
  useSendReplyMutation,
  useUploadPictureMutation,
  useChangeThreadMutation,
  useInboxMembersQuery,
  useSetAvailabilityMutation,
  useDeleteContactMutation,
  useMarkSeenMutation,
  useRetryMessageMutation,
  useReactMutation,
  useThreadNotesQuery,
  useAddNoteMutation,
  useDeleteNoteMutation,
  useAddCannedReplyMutation,
  useChangeCannedReplyMutation,
  useDeleteCannedReplyMutation,
} = inboxApi;

function queuedMessage({ text, message }: WrittenReply, isHumanAgent: boolean): ThreadMessage {
  return {
    id: `local-${crypto.randomUUID()}`,
    direction: 'out',
    author: 'person',
    text: text ?? null,
    message: message ?? null,
    attachments: [],
    ownReaction: null,
    at: new Date().toISOString(),
    state: 'queued',
    error: null,
    isDeleted: false,
    isHumanAgent,
    record: null,
  };
}
