import type { Static } from 'typebox';
import * as answers from './answers.ts';
import { type Caller, readAnswer, readGraphTime } from './Caller.ts';

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

export interface CommentCalls {
  listPosts: (token: string, igId: string, limit: number) => Promise<InstagramPost[]>;
  listStories: (token: string, igId: string) => Promise<InstagramPost[]>;
  getPost: (token: string, mediaId: string) => Promise<InstagramPost>;
  listComments: (token: string, mediaId: string) => Promise<InstagramComment[]>;
  listReplies: (token: string, commentId: string) => Promise<InstagramComment[]>;
  replyToComment: (token: string, commentId: string, text: string) => Promise<{ commentId: string }>;
  hideComment: (token: string, commentId: string, isHidden: boolean) => Promise<void>;
  deleteComment: (token: string, commentId: string) => Promise<void>;
}

const postFields = 'id,caption,media_type,media_product_type,permalink,media_url,thumbnail_url,timestamp';
const replyFields = 'id,text,timestamp,username,from,hidden,parent_id';
const COMMENTS_PAGE = '50';

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

    async listComments(token, mediaId) {
      const query = { fields: `${replyFields},replies{${replyFields}}`, limit: COMMENTS_PAGE };
      const body = await call('other', { method: 'GET', url: `${node(mediaId)}/comments`, query, token });
      return readAnswer(answers.CommentListAnswer, body).data.flatMap((comment) => {
        const replies = comment.replies?.data ?? [];
        return [readComment(comment, null), ...replies.map((reply) => readComment(reply, String(comment.id)))];
      });
    },

    async listReplies(token, commentId) {
      const query = { fields: replyFields, limit: COMMENTS_PAGE };
      const body = await call('other', { method: 'GET', url: `${node(commentId)}/replies`, query, token });
      return readAnswer(answers.CommentListAnswer, body).data.map((reply) => readComment(reply, commentId));
    },

    async replyToComment(token, commentId, text) {
      const body = await call('other', { method: 'POST', url: `${node(commentId)}/replies`, form: { message: text }, token });
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
