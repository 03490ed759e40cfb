import { type Comment, type CommentedPost, type Message, message, PAGE_SIZE } from '@fanfare/shared/contracts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { GraphError } from '../../../integrations/instagram/index.ts';
import type { UsableAccount } from '../../instagram/instagram-accounts/index.ts';
import { createPostSync } from './arrivals/createPostSync.ts';
import { storeComments } from './arrivals/storeComments.repository.ts';
import { syncComments } from './arrivals/syncComments.ts';
import type { CommentsDependencies } from './CommentsDependencies.ts';
import { presentComment, presentPost } from './comments.presenter.ts';
import {
  type CommentChange,
  type CommentRow,
  changeComment,
  getComment,
  listComments,
  listPosts,
} from './comments.repository.ts';
import { queuePrivateReply } from './queuePrivateReply.ts';

interface CommentRequest {
  mediaId?: string | undefined;
  filter?: 'all' | 'unanswered' | 'hidden' | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

type Reader = Pick<SignedIn, 'workspaceId' | 'accountId'>;

export type CommentsService = ReturnType<typeof createCommentsService>;

export function createCommentsService(dependencies: CommentsDependencies) {
  const { database, clock, instagram, access, bus } = dependencies;
  const syncPosts = createPostSync(dependencies);
  const present = (row: CommentRow) => presentComment(row, clock.nowMs());
  const change = (ownerId: string, id: string, values: CommentChange) =>
    database.asOwner(ownerId, (queries) => changeComment(queries, ownerId, id, values));

  async function load(ownerId: string, id: string): Promise<CommentRow> {
    const row = isUuid(id) ? await database.asOwner(ownerId, (queries) => getComment(queries, ownerId, id)) : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  }

  function about<T>(comment: CommentRow, work: (usable: UsableAccount) => Promise<T>): Promise<T> {
    return access.useOf(comment.owner_id, comment.account_id, work);
  }

  return {
    comments: (
      { workspaceId: ownerId, accountId }: Reader,
      { mediaId, filter = 'all', search, cursor, limit = PAGE_SIZE }: CommentRequest,
    ) =>
      database.asOwner(ownerId, async (queries) => {
        const at = readCursor(cursor);
        if (at && !isUuid(at.id)) throw new AppError('bad_request', { text: message('requests.invalid-cursor') });
        const page = toPage(
          await listComments(queries, ownerId, { accountId, mediaId, filter, search, cursor: at, limit: limit + 1 }),
          limit,
        );
        return { comments: page.rows.map(present), nextCursor: page.nextCursor };
      }),

    async posts({ workspaceId: ownerId, accountId }: Reader): Promise<CommentedPost[]> {
      const list = () => database.asOwner(ownerId, (queries) => listPosts(queries, ownerId, accountId));
      const posts = await list();
      return ((await syncPosts(ownerId, posts)) ? await list() : posts).map(presentPost);
    },

    sync: (ownerId: string, accountId: string | null) =>
      access.use(ownerId, accountId, (usable) => syncComments(dependencies, usable)),

    async reply(ownerId: string, id: string, text: string): Promise<Comment> {
      const comment = await load(ownerId, id);
      if (comment.is_live) throw closed(message('publishing.live-comment-private-only'));
      if (comment.is_hidden) throw closed(message('publishing.comment-hidden'));
      return about(comment, async ({ account, token }) => {
        const { commentId } = await instagram.replyToComment(token, comment.comment_id, text.trim());
        const now = new Date(clock.nowMs());
        await database.asOwner(ownerId, (queries) =>
          storeComments(queries, [
            {
              ownerId,
              accountId: comment.account_id,
              commentId,
              mediaId: comment.media_id,
              // Instagram has only one level of replies.
              parentId: comment.parent_id ?? comment.comment_id,
              fromIgsid: account.ig_id,
              username: account.username,
              text: text.trim(),
              isLive: false,
              isOwn: true,
              isHidden: false,
              writtenAt: now,
            },
          ]),
        );
        await change(ownerId, id, { replied_at: now });
        return present({ ...comment, replied_at: now });
      });
    },

    async hide(ownerId: string, id: string, isHidden: boolean): Promise<Comment> {
      const comment = await load(ownerId, id);
      if (comment.is_own || comment.is_live) throw closed(message('publishing.comment-cannot-be-hidden'));
      return about(comment, async ({ token }) => {
        await instagram.hideComment(token, comment.comment_id, isHidden);
        await change(ownerId, id, { is_hidden: isHidden });
        return present({ ...comment, is_hidden: isHidden });
      });
    },

    async delete(ownerId: string, id: string): Promise<void> {
      const comment = await load(ownerId, id);
      await about(comment, async ({ token }) => {
        await instagram.deleteComment(token, comment.comment_id).catch((error: unknown) => {
          if (!(error instanceof GraphError) || error.meaning !== 'object_missing') throw error;
        });
        await change(ownerId, id, { is_deleted: true, text: null });
      });
    },

    /** @param record runs in the transaction that queues the reply */
    async replyPrivately(
      ownerId: string,
      id: string,
      text: string,
      record: (queries: Queries, answered: Comment) => Promise<void>,
    ): Promise<Comment> {
      const comment = await load(ownerId, id);
      const now = new Date(clock.nowMs());
      const answered = await about(comment, ({ account: { ig_id: igId } }) =>
        database.asOwner(ownerId, async (queries) => {
          await queuePrivateReply(queries, comment, { text: text.trim(), igId, now });
          const queued = present((await getComment(queries, ownerId, id)) ?? comment);
          await record(queries, queued);
          return queued;
        }),
      );
      bus.publish('sends-queued');
      bus.publish('feed-changed', ownerId);
      return answered;
    },
  };
}

function closed(text: Message): AppError {
  return new AppError('comment_closed', { text });
}
