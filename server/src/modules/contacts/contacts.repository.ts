import { sql } from 'kysely';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';

export interface ContactRow {
  id: string;
  account_id: string;
  igsid: string;
  username: string | null;
  tags: string[];
  variables: Record<string, string>;
  /** Whether Instagram was asked for the profile lately. */
  is_profile_fresh: boolean;
}

const isProfileFresh = sql<boolean>`coalesce(contacts.profile_checked_at > now() - interval '1 day', false)`.as(
  'is_profile_fresh',
);
const contactColumns = ['id', 'account_id', 'igsid', 'username', 'tags', 'variables'] as const;

/** Locks the contact until the transaction ends. */
export function upsertContact(queries: Queries, ownerId: string, accountId: string, igsid: string): Promise<ContactRow> {
  return queries
    .insertInto('contacts')
    .values({ id: newId(), owner_id: ownerId, account_id: accountId, igsid })
    .onConflict((conflict) => conflict.columns(['account_id', 'igsid']).doUpdateSet({ igsid }))
    .returning(contactColumns)
    .returning(isProfileFresh)
    .executeTakeFirstOrThrow();
}

export function findContact(queries: Queries, ownerId: string, contactId: string): Promise<ContactRow | undefined> {
  return queries
    .selectFrom('contacts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .select(contactColumns)
    .select(isProfileFresh)
    .executeTakeFirst();
}

export function findContactByIgsid(
  queries: Queries,
  ownerId: string,
  accountId: string,
  igsid: string,
): Promise<{ id: string } | undefined> {
  return queries
    .selectFrom('contacts')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('igsid', '=', igsid)
    .select('id')
    .executeTakeFirst();
}

interface ConversationTouch {
  ownerId: string;
  accountId: string;
  contactId: string;
  /** Null for a message that the account wrote. */
  inboundAt: Date | null;
  messageAt: Date | null;
}

/** Creates or updates the conversation of a contact and answers its id. */
export async function touchConversation(queries: Queries, touch: ConversationTouch): Promise<string> {
  const row = await queries
    .insertInto('conversations')
    .values({
      id: newId(),
      owner_id: touch.ownerId,
      account_id: touch.accountId,
      contact_id: touch.contactId,
      last_inbound_at: touch.inboundAt,
      last_message_at: touch.messageAt,
    })
    .onConflict((conflict) =>
      conflict.column('contact_id').doUpdateSet({
        last_inbound_at: sql`greatest(conversations.last_inbound_at, excluded.last_inbound_at)`,
        last_message_at: sql`greatest(conversations.last_message_at, excluded.last_message_at)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

interface NewMessage {
  ownerId: string;
  accountId: string;
  conversationId: string;
  mid: string;
  direction: 'in' | 'out';
  text: string | null;
  sentAt: Date;
}

/** A message is known by Instagram's id: the echo of a message that is already there changes nothing. */
export async function insertMessage(queries: Queries, message: NewMessage): Promise<void> {
  await queries
    .insertInto('messages')
    .values({
      id: newId(),
      owner_id: message.ownerId,
      account_id: message.accountId,
      conversation_id: message.conversationId,
      mid: message.mid,
      direction: message.direction,
      text: message.text,
      sent_at: message.sentAt,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'mid']).doNothing())
    .execute();
}

export async function hasEarlierMessage(
  queries: Queries,
  ownerId: string,
  conversationId: string,
  mid: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('messages')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'in')
    .where('mid', '<>', mid)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The follower unsent it: the copy goes, the trace that there was one stays. */
export async function eraseMessage(queries: Queries, ownerId: string, accountId: string, mid: string): Promise<void> {
  await queries
    .updateTable('messages')
    .set({ text: null, is_deleted: true })
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('mid', '=', mid)
    .execute();
}

export async function addTag(queries: Queries, ownerId: string, contactId: string, tag: string): Promise<void> {
  await queries
    .updateTable('contacts')
    .set({ tags: sql<string[]>`array_append(array_remove(tags, ${tag}), ${tag})` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .execute();
}

export async function removeTag(queries: Queries, ownerId: string, contactId: string, tag: string): Promise<void> {
  await queries
    .updateTable('contacts')
    .set({ tags: sql<string[]>`array_remove(tags, ${tag})` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .execute();
}

export async function setVariable(
  queries: Queries,
  ownerId: string,
  contactId: string,
  name: string,
  value: string,
): Promise<void> {
  await queries
    .updateTable('contacts')
    .set({ variables: sql<string>`variables || ${JSON.stringify({ [name]: value })}::jsonb` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .execute();
}

export async function storeProfile(
  queries: Queries,
  ownerId: string,
  contactId: string,
  profile: { username: string | null; name: string | null },
): Promise<void> {
  await queries
    .updateTable('contacts')
    .set({
      username: sql<string | null>`coalesce(${profile.username}, username)`,
      name: sql<string | null>`coalesce(${profile.name}, name)`,
      profile_checked_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .execute();
}
