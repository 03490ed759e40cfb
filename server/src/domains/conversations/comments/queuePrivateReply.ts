import { message, PRIVATE_REPLY_WINDOW_MS } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { enterLanes } from '../../../infrastructure/database/queries/enterLanes.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { laneOf, upsertContacts } from '../../instagram/contacts/index.ts';
import { assertMessageFits, queuePrivateReply as queueSend } from '../../instagram/outbox/index.ts';
import { ownMessageEvent } from '../inbox/index.ts';
import type { CommentRow } from './comments.repository.ts';

/**
 * Instagram allows one private reply per comment. Throws comment_closed, private_reply_too_late,
 * private_reply_used, validation_failed.
 */
export async function queuePrivateReply(
  queries: Queries,
  comment: CommentRow,
  { text, igId, now }: { text: string; igId: string; now: Date },
): Promise<void> {
  assertMessageFits(text);
  const {
    id,
    owner_id: ownerId,
    account_id: accountId,
    comment_id: commentId,
    from_igsid: igsid,
    written_at: writtenAt,
  } = comment;
  if (comment.is_own) throw new AppError('comment_closed', { text: message('publishing.own-comment') });
  if (igsid === null) throw new AppError('comment_closed', { text: message('publishing.comment-author-unknown') });
  if (now.getTime() - writtenAt.getTime() >= PRIVATE_REPLY_WINDOW_MS) throw new AppError('private_reply_too_late');

  await enterLanes(queries, [laneOf(accountId, igsid)]);
  const met = await upsertContacts(queries, [{ ownerId, accountId, igsid, inboundAt: null, messageAt: null }]);
  const contact = met.get(laneOf(accountId, igsid));
  if (!contact) throw new Error('A contact was neither found nor created.');
  const { conversationId } = contact;
  const reply = { ownerId, accountId, conversationId, recipientIgsid: igsid, comment: { id, commentId, writtenAt }, text };
  const key = await queueSend(queries, reply);
  if (key === null) throw new AppError('private_reply_used');
  const conversation = { id: conversationId, account_id: accountId, contact_id: contact.id, ig_id: igId };
  await recordEvents(queries, [ownMessageEvent(conversation, { ownerId, key, text, now })]);
}
