import type { OutgoingMessage } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { currentUserId } from '../../../../infrastructure/http/senders/currentSender.ts';
import { laneOf } from '../../contacts/index.ts';
import { contentOf } from '../OutgoingContent.ts';
import { type SendRow, sentAnew } from '../outbox.repository.ts';
import { PRIVATE_REPLY_PREFIX } from './privateReplies.repository.ts';

interface PersonSend {
  ownerId: string;
  accountId: string;
  conversationId: string;
  recipientIgsid: string;
  message: OutgoingMessage;
  /** Beyond 24 hours; only for messages written by a person. */
  isHumanAgent: boolean;
  replyToMid?: string | null;
}

/** Prefix of the ids and event keys of messages written by a person. */
const PERSON_PREFIX = 'person:';

export function isPersonSendId(id: string): boolean {
  return id.startsWith(PERSON_PREFIX) || id.startsWith(PRIVATE_REPLY_PREFIX);
}

export async function queuePersonSend(queries: Queries, send: PersonSend): Promise<string> {
  const id = `${PERSON_PREFIX}${newId()}`;
  const { kind, text, message } = contentOf(send.message);
  await queries
    .insertInto('outbox')
    .values({
      id,
      owner_id: send.ownerId,
      account_id: send.accountId,
      conversation_id: send.conversationId,
      run_id: null,
      lane: laneOf(send.accountId, send.recipientIgsid),
      recipient_igsid: send.recipientIgsid,
      text,
      kind,
      message: message && JSON.stringify(message),
      author: 'person',
      author_id: currentUserId(),
      is_human_agent: send.isHumanAgent,
      reply_to_mid: send.replyToMid ?? null,
    })
    .execute();
  return id;
}

export async function findPersonSend(
  queries: Queries,
  ownerId: string,
  id: string,
): Promise<{ conversationId: string; isRetryable: boolean; isHumanAgent: boolean; isPrivateReply: boolean } | null> {
  const row = await queries
    .selectFrom('outbox')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('author', '=', 'person')
    .select(['conversation_id', 'state', 'is_human_agent', 'comment_id'])
    .executeTakeFirst();
  if (!row) return null;
  const isRetryable = row.state === 'failed' || row.state === 'unconfirmed';
  const { conversation_id: conversationId, is_human_agent: isHumanAgent, comment_id } = row;
  return { conversationId, isRetryable, isHumanAgent, isPrivateReply: comment_id !== null };
}

export async function requeuePersonSend(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set(sentAnew)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('author', '=', 'person')
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findPersonStates(
  queries: Queries,
  ids: readonly string[],
): Promise<Pick<SendRow, 'id' | 'owner_id' | 'state' | 'error' | 'error_message'>[]> {
  const mine = ids.filter(isPersonSendId);
  if (mine.length === 0) return Promise.resolve([]);
  return queries
    .selectFrom('outbox')
    .where('id', '=', sql<string>`any(${mine}::text[])`)
    .select(['id', 'owner_id', 'state', 'error', 'error_message'])
    .execute();
}
