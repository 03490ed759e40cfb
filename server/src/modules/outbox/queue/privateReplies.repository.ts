import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { laneOf } from '../../contacts/index.ts';
import { sentAnew } from '../outbox.repository.ts';

interface PrivateReply {
  ownerId: string;
  accountId: string;
  conversationId: string;
  recipientIgsid: string;
  /** Our id of the comment that it answers, and Instagram's. */
  comment: { id: string; commentId: string; writtenAt: Date };
  text: string;
}

/** Instagram accepts one private reply per comment, so its id is made of the comment's; so is the key of its event. */
export const PRIVATE_REPLY_PREFIX = 'comment:';

/** For queries over comments: the id of the private reply to a comment of the table. */
export const privateReplyId: RawBuilder<string> = sql<string>`${sql.lit(PRIVATE_REPLY_PREFIX)} || comments.id`;

/** Queues the one private reply to a comment. Null when there is one already that has not failed. */
export async function queuePrivateReply(queries: Queries, reply: PrivateReply): Promise<string | null> {
  const { comment, text } = reply;
  const id = `${PRIVATE_REPLY_PREFIX}${comment.id}`;
  const row = await queries
    .insertInto('outbox')
    .values({
      id,
      owner_id: reply.ownerId,
      account_id: reply.accountId,
      conversation_id: reply.conversationId,
      run_id: null,
      lane: laneOf(reply.accountId, reply.recipientIgsid),
      recipient_igsid: reply.recipientIgsid,
      text,
      author: 'person',
      comment_id: comment.commentId,
      comment_at: comment.writtenAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...sentAnew, text, author: 'person', kind: 'text', message: null, run_id: null })
        .where('outbox.state', 'in', ['failed', 'cancelled']),
    )
    .returning('id')
    .executeTakeFirst();
  return row ? id : null;
}
