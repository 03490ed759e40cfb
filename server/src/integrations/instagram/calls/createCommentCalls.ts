import type { Static } from 'typebox';
import * as answers from './answers.ts';
import { type Caller, type CallOptions, nextCursor, readAnswer, readGraphTime } from './Caller.ts';

export interface InstagramPost {
  id: string;
  caption: string | null;
  type: string | null;
  permalink: string | null;
  pictureUrl: string | null;
  publishedAt: Date | null;
}

export interface InstagramComment {
  id: string;
  parentId: string | null;
  text: string | null;
  fromId: string | null;
  username: string | null;
  isHidden: boolean;
  writtenAt: Date | null;
}

/** Top-level comments newest first, each followed by its first replies. */
export interface CommentPage {
  comments: InstagramComment[];
  after: string | null;
  /** Comments with more replies, with the times of the first and last listed one. */
  moreReplies: ({ commentId: string; after: string } & Ends)[];
}

interface Ends {
  firstAt: Date | null;
  lastAt: Date | null;
}

export interface CommentCalls {
  listPosts: (token: string, igId: string, limit: number) => Promise<InstagramPost[]>;
  listStories: (token: string, igId: string) => Promise<InstagramPost[]>;
  getPost: (token: string, mediaId: string) => Promise<InstagramPost>;
  listPostsWithComments: (
    token: string,
    igId: string,
    page: { after: string | null; limit: number; comments: number },
  ) => Promise<{ posts: { id: string; page: CommentPage }[]; after: string | null }>;
  listComments: (token: string, mediaId: string) => Promise<InstagramComment[]>;
  listCommentPage: (token: string, mediaId: string, after: string | null, limit?: number) => Promise<CommentPage>;
  listReplies: (token: string, commentId: string) => Promise<InstagramComment[]>;
  listReplyPage: (
    token: string,
    commentId: string,
    after: string | null,
  ) => Promise<{ replies: InstagramComment[]; after: string | null } & Ends>;
  replyToComment: (token: string, commentId: string, text: string, options?: CallOptions) => Promise<{ commentId: string }>;
  hideComment: (token: string, commentId: string, isHidden: boolean) => Promise<void>;
  deleteComment: (token: string, commentId: string) => Promise<void>;
}

const postFields = 'id,caption,media_type,media_product_type,permalink,media_url,thumbnail_url,timestamp';
const replyFields = 'id,text,timestamp,username,from,hidden,parent_id';
/** The maximum page size. */
const COMMENTS_PAGE = 50;
const commentFields = (limit: number) => `${replyFields},replies.limit(${limit}){${replyFields}}`;

export function createCommentCalls({ graph, call, safeUrl }: Caller): CommentCalls {
  const node = (id: string) => `${graph}/${encodeURIComponent(id)}`;

  function readPost(post: Static<typeof answers.MediaAnswer>): InstagramPost {
    return {
      id: String(post.id),
      caption: post.caption ?? null,
      type: post.media_product_type ?? post.media_type ?? null,
      permalink: safeUrl(post.permalink),
      pictureUrl: safeUrl(post.thumbnail_url) ?? safeUrl(post.media_url),
      publishedAt: readGraphTime(post.timestamp),
    };
  }

  async function listCommentPage(
    token: string,
    mediaId: string,
    after: string | null,
    limit = COMMENTS_PAGE,
  ): Promise<CommentPage> {
    const query = { fields: commentFields(limit), limit: String(limit), ...(after !== null && { after }) };
    const body = await call('other', { method: 'GET', url: `${node(mediaId)}/comments`, query, token });
    return readCommentPage(readAnswer(answers.CommentListAnswer, body));
  }

  async function listReplyPage(token: string, commentId: string, after: string | null) {
    const query = { fields: replyFields, limit: String(COMMENTS_PAGE), ...(after !== null && { after }) };
    const body = await call('other', { method: 'GET', url: `${node(commentId)}/replies`, query, token });
    const list = readAnswer(answers.ReplyListAnswer, body);
    return { replies: list.data.map((reply) => readComment(reply, commentId)), after: nextCursor(list), ...endsOf(list.data) };
  }

  return {
    async listPosts(token, igId, limit) {
      const query = { fields: postFields, limit: String(limit) };
      const body = await call('other', { method: 'GET', url: `${node(igId)}/media`, query, token });
      return readAnswer(answers.MediaListAnswer, body).data.map(readPost);
    },

    async listStories(token, igId) {
      const body = await call('other', { method: 'GET', url: `${node(igId)}/stories`, query: { fields: postFields }, token });
      return readAnswer(answers.MediaListAnswer, body).data.map(readPost);
    },

    async getPost(token, mediaId) {
      const body = await call('other', { method: 'GET', url: node(mediaId), query: { fields: postFields }, token });
      return readPost(readAnswer(answers.MediaAnswer, body));
    },

    async listPostsWithComments(token, igId, { after, limit, comments: size }) {
      const query = {
        fields: `id,comments.limit(${size}){${commentFields(size)}}`,
        limit: String(limit),
        ...(after !== null && { after }),
      };
      const body = await call('other', { method: 'GET', url: `${node(igId)}/media`, query, token });
      const list = readAnswer(answers.MediaCommentsAnswer, body);
      const posts = list.data.map(({ id, comments }) => ({ id: String(id), page: readCommentPage(comments ?? { data: [] }) }));
      return { posts, after: nextCursor(list) };
    },

    listCommentPage,
    listComments: async (token, mediaId) => (await listCommentPage(token, mediaId, null)).comments,
    listReplyPage,
    listReplies: async (token, commentId) => (await listReplyPage(token, commentId, null)).replies,

    async replyToComment(token, commentId, text, { isOverdue } = {}) {
      const body = await call('other', {
        method: 'POST',
        url: `${node(commentId)}/replies`,
        form: { message: text },
        token,
        isOverdue,
      });
      return { commentId: String(readAnswer(answers.IdAnswer, body).id) };
    },

    async hideComment(token, commentId, isHidden) {
      const query = { hide: String(isHidden) };
      readAnswer(answers.SuccessAnswer, await call('other', { method: 'POST', url: node(commentId), query, token }));
    },

    async deleteComment(token, commentId) {
      readAnswer(answers.SuccessAnswer, await call('other', { method: 'DELETE', url: node(commentId), token }));
    },
  };
}

type Wire = Static<typeof answers.CommentListAnswer>['data'][number];

function readCommentPage(list: Static<typeof answers.CommentListAnswer>): CommentPage {
  return {
    comments: list.data.flatMap((comment) => [
      readComment(comment, null),
      ...(comment.replies?.data ?? []).map((reply) => readComment(reply, String(comment.id))),
    ]),
    after: nextCursor(list),
    moreReplies: list.data.flatMap(({ id, replies }) => {
      const after = nextCursor(replies);
      return after === null ? [] : [{ commentId: String(id), after, ...endsOf(replies?.data ?? []) }];
    }),
  };
}

function endsOf(replies: readonly { timestamp?: string }[]): Ends {
  return { firstAt: readGraphTime(replies[0]?.timestamp), lastAt: readGraphTime(replies.at(-1)?.timestamp) };
}

function readComment(comment: Omit<Wire, 'replies'>, parentId: string | null): InstagramComment {
  return {
    id: String(comment.id),
    parentId: comment.parent_id === undefined ? parentId : String(comment.parent_id),
    text: comment.text ?? null,
    fromId: comment.from?.id === undefined ? null : String(comment.from.id),
    username: comment.username ?? comment.from?.username ?? null,
    isHidden: comment.hidden ?? false,
    writtenAt: readGraphTime(comment.timestamp),
  };
}
