import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { currentUserId } from '../../../../infrastructure/http/senders/currentSender.ts';
import { laneOf } from '../../contacts/index.ts';
import { sentAnew } from '../outbox.repository.ts';

interface PrivateReply {
  ownerId: string;
  accountId: string;
  conversationId: string;
  recipientIgsid: string;
  comment: { id: string; commentId: string; writtenAt: Date };
  text: string;
}

/** Derived from the comment's id, because Instagram accepts one private reply per comment. Also the key of its event. */
export const PRIVATE_REPLY_PREFIX = 'comment:';

export const privateReplyId: RawBuilder<string> = sql<string>`${sql.lit(PRIVATE_REPLY_PREFIX)} || comments.id`;

export async function queuePrivateReply(queries: Queries, reply: PrivateReply): Promise<string | null> {
  const { comment, text } = reply;
  const id = `${PRIVATE_REPLY_PREFIX}${comment.id}`;
  const written = { text, author: 'person', author_id: currentUserId() } as const;
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
      ...written,
      comment_id: comment.commentId,
      comment_at: comment.writtenAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...sentAnew, ...written, kind: 'text', message: null, run_id: null })
        .where('outbox.state', 'in', ['failed', 'cancelled']),
    )
    .returning('id')
    .executeTakeFirst();
  return row ? id : null;
}
