import type { OutgoingMessage } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { laneOf } from '../contacts/index.ts';
import { contentOf } from './OutgoingContent.ts';

interface PersonSend {
  ownerId: string;
  accountId: string;
  conversationId: string;
  recipientIgsid: string;
  message: OutgoingMessage;
  /** Beyond the 24 hours: only ever for what a person wrote. */
  isHumanAgent: boolean;
}

/** Queues a message that a person wrote, in the lane of the contact. Answers its id. */
export async function queuePersonSend(queries: Queries, send: PersonSend): Promise<string> {
  const id = `person:${newId()}`;
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
      is_human_agent: send.isHumanAgent,
    })
    .execute();
  return id;
}

/** The conversation of a person's message, and whether it can be sent again. */
export async function findPersonSend(
  queries: Queries,
  ownerId: string,
  id: string,
): Promise<{ conversationId: string; isRetryable: boolean; isHumanAgent: boolean } | null> {
  const row = await queries
    .selectFrom('outbox')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('author', '=', 'person')
    .select(['conversation_id', 'state', 'is_human_agent'])
    .executeTakeFirst();
  if (!row) return null;
  const isRetryable = row.state === 'failed' || row.state === 'unconfirmed';
  return { conversationId: row.conversation_id, isRetryable, isHumanAgent: row.is_human_agent };
}

export async function requeuePersonSend(queries: Queries, ownerId: string, id: string): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ state: 'intent', run_at: sql<Date>`now()`, attempt: 0, error: null, sending_at: null, uncertain_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('author', '=', 'person')
    .where('state', 'in', ['failed', 'unconfirmed'])
    .execute();
}
