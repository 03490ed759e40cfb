import { type Static, Type } from 'typebox';
import { COMMENT_REPLY_MAX_LENGTH, MESSAGE_TEXT_MAX_BYTES, PAGE_SIZE_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { commentFilters, privateReplyStates } from '../../vocabulary/commentVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const IsoTime = Type.String({ description: 'ISO 8601, UTC' });
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const Comment = Type.Object({
  id: Type.String(),
  accountId: Type.Optional(Type.String()),
  mediaId: Type.String(),
  /** Null for a comment on the post. */
  parentId: Nullable(Type.String()),
  username: Nullable(Type.String()),
  text: Nullable(Type.String()),
  writtenAt: IsoTime,
  isLive: Type.Boolean(),
  isOwn: Type.Boolean(),
  isHidden: Type.Boolean(),
  repliedAt: Nullable(IsoTime),
  privateReply: Type.Object({
    state: Type.Enum(privateReplyStates),
    text: Nullable(Type.String()),
    error: Nullable(Type.String()),
    errorMessage: MessageBody,
    /** Null if too late for a private reply. */
    possibleUntil: Nullable(IsoTime),
  }),
  /** Its webhook event; null for a comment that only a sync found. */
  eventId: Type.Optional(Nullable(Type.String())),
});
export type Comment = Static<typeof Comment>;

export const CommentedPost = Type.Object({
  accountId: Type.Optional(Type.String()),
  mediaId: Type.String(),
  caption: Nullable(Type.String()),
  type: Nullable(Type.String()),
  permalink: Nullable(Type.String()),
  pictureUrl: Nullable(Type.String()),
  publishedAt: Nullable(IsoTime),
  commentCount: Type.Integer(),
  unansweredCount: Type.Integer(),
  lastCommentAt: Nullable(IsoTime),
});
export type CommentedPost = Static<typeof CommentedPost>;

export const commentsCalls = {
  'GET /api/comments': {
    summary: 'Comments, the latest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      mediaId: Type.Optional(Type.String({ maxLength: 200 })),
      filter: Type.Optional(Type.Enum(commentFilters)),
      search: Type.Optional(Type.String({ maxLength: 200 })),
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({ data: Type.Object({ comments: Type.Array(Comment), nextCursor: Nullable(Type.String()) }) }),
  },
  'GET /api/comments/posts': {
    summary: 'Posts with their comments counted, the latest commented first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    response: Success({ data: Type.Array(CommentedPost) }),
  },
  'POST /api/comments/sync': {
    summary: 'Ask Instagram for the latest posts and their comments, and store what is missing',
    access: 'signed-in',
    permission: 'inbox.reply',
    response: Success({ posts: Type.Integer(), added: Type.Integer() }),
  },
  'POST /api/comments/{id}/reply': {
    summary: 'Answer a comment in public',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'refuse',
    params: Id,
    body: Body({ text: Type.String({ minLength: 1, maxLength: COMMENT_REPLY_MAX_LENGTH, pattern: '\\S' }) }),
    response: Success({ data: Comment }),
    status: 201,
  },
  'POST /api/comments/{id}/hide': {
    summary: 'Hide a comment, or show it again',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    body: Body({ isHidden: Type.Boolean() }),
    response: Success({ data: Comment }),
  },
  'DELETE /api/comments/{id}': {
    summary: 'Delete a comment on Instagram',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
  'POST /api/comments/{id}/private-reply': {
    summary: 'Answer a comment by a message: once per comment, within 7 days; the answer says that it is on its way',
    access: 'signed-in',
    permission: 'inbox.reply',
    idempotency: 'rerun',
    params: Id,
    body: Body({ text: Type.String({ minLength: 1, maxLength: MESSAGE_TEXT_MAX_BYTES, pattern: '\\S' }) }),
    response: Success({ data: Comment }),
  },
} as const satisfies Record<string, CallContract>;
