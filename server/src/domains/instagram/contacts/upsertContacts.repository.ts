import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { MessageAttachment, VariableSource } from '../../../infrastructure/database/tables/tables.ts';
import type { ContactRow } from './contacts.repository.ts';

export interface ContactSighting {
  ownerId: string;
  accountId: string;
  igsid: string;
  /** Null if the contact did not write. */
  inboundAt: Date | null;
  messageAt: Date | null;
  message?: Pick<NewMessage, 'mid' | 'text' | 'attachments' | 'replyToMid' | 'sentAt'>;
}

export interface UpsertedContact extends ContactRow {
  conversationId: string;
  isWithPerson: boolean;
  /** Unassigned in a workspace that assigns automatically. */
  awaitsAssignee: boolean;
  optedOutAt: Date | null;
  /** Time by Instagram's clock. */
  lastInboundAt: Date | null;
}

/** Locks contacts and conversations until the transaction ends. One entry per contact. */
export async function upsertContacts(
  queries: Queries,
  sightings: readonly ContactSighting[],
): Promise<Map<string, UpsertedContact>> {
  if (sightings.length === 0) return new Map();
  const rows = sightings.map((sighting) => ({
    contact_id: newId(),
    conversation_id: newId(),
    owner_id: sighting.ownerId,
    account_id: sighting.accountId,
    igsid: sighting.igsid,
    inbound_at: sighting.inboundAt,
    message_at: sighting.messageAt,
    ...(sighting.message && {
      message_id: newId(),
      mid: sighting.message.mid,
      text: sighting.message.text,
      attachments: storedAttachments(sighting.message),
      reply_to_mid: sighting.message.replyToMid ?? null,
      sent_at: sighting.message.sentAt,
    }),
  }));
  const columns = `contact_id uuid, conversation_id uuid, owner_id uuid, account_id uuid, igsid text, inbound_at timestamptz,
    message_at timestamptz, message_id uuid, mid text, text text, attachments jsonb, reply_to_mid text, sent_at timestamptz`;
  const { rows: met } = await sql<UpsertedContact>`
    with given as (select * from ${asRows(rows, columns)}),
    -- most are known: locking them writes less than an upsert; lateral, because a join reads all contacts of small accounts
    known as (
      select contacts.* from (select * from given order by account_id, igsid) given
        cross join lateral (
          select * from contacts where contacts.account_id = given.account_id and contacts.igsid = given.igsid for no key update
        ) contacts
    ), added as (
      insert into contacts (id, owner_id, account_id, igsid)
      select contact_id, owner_id, account_id, igsid from given
      where (account_id, igsid) not in (select account_id, igsid from known) order by account_id, igsid
      on conflict (account_id, igsid) do update set igsid = excluded.igsid
      returning *
    ), met as (
      select id, owner_id, account_id, igsid, username, name, tags, variables, opted_out_at as "optedOutAt",
        coalesce(profile_checked_at > now() - interval '1 day', false) as is_profile_fresh
      from (select * from known union all select * from added) both_kinds
    ), talked as (
      insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at, last_message_at)
      select given.conversation_id, met.owner_id, met.account_id, met.id, given.inbound_at, given.message_at
      from met join given on given.account_id = met.account_id and given.igsid = met.igsid order by met.id
      on conflict (contact_id) do update set
        last_inbound_at = greatest(conversations.last_inbound_at, excluded.last_inbound_at),
        last_message_at = greatest(conversations.last_message_at, excluded.last_message_at)
      returning id, contact_id, last_inbound_at, assigned_to, handler <> 'bot' and coalesce(person_until > now(), true) as is_with_person
    ), written as (
      insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, attachments, reply_to_mid, sent_at)
      select message_id, met.owner_id, met.account_id, talked.id, mid, 'in', text, attachments, reply_to_mid, sent_at
      from met join talked on talked.contact_id = met.id
        join given on given.account_id = met.account_id and given.igsid = met.igsid where message_id is not null
      on conflict (account_id, mid) do nothing
    )
    select met.*, talked.id as "conversationId", talked.is_with_person as "isWithPerson",
      talked.last_inbound_at as "lastInboundAt",
      case when talked.assigned_to is null then coalesce(${assigns(sql`met.owner_id`)}, false) else false end as "awaitsAssignee"
    from met join talked on talked.contact_id = met.id`.execute(queries);
  return new Map(met.map((contact) => [laneOf(contact.account_id, contact.igsid), contact]));
}

export type KnownContact = Pick<ContactRow, 'id' | 'account_id' | 'igsid' | 'tags' | 'variables'>;

export async function findKnownContacts(
  queries: Queries,
  people: readonly { accountId: string; igsid: string }[],
): Promise<Map<string, KnownContact>> {
  if (people.length === 0) return new Map();
  const rows = people.map(({ accountId, igsid }) => ({ account_id: accountId, igsid }));
  const { rows: known } = await sql<KnownContact>`
    select contacts.id, contacts.account_id, contacts.igsid, contacts.tags, contacts.variables
    from ${asRows(rows, 'account_id uuid, igsid text')}
    join contacts on contacts.account_id = input.account_id and contacts.igsid = input.igsid`.execute(queries);
  return new Map(known.map((row) => [laneOf(row.account_id, row.igsid), row]));
}

/** `offset 0` forces lookups per row, because a join reads the whole table while it is small. */
export const contactOfInput = sql`lateral (
  select id from contacts where contacts.account_id = input.account_id and contacts.igsid = input.igsid offset 0
) contact`;

/** Updates with the same key are processed in order. */
export function laneOf(accountId: string, igsid: string): string {
  return `${accountId}:${igsid}`;
}

export interface NewMessage {
  ownerId: string;
  accountId: string;
  conversationId: string;
  mid: string;
  direction: 'in' | 'out';
  text: string | null;
  attachments?: readonly MessageAttachment[];
  replyToMid?: string | null;
  sentAt: Date;
}

function storedAttachments({ attachments }: Pick<NewMessage, 'attachments'>): readonly MessageAttachment[] | null {
  return attachments && attachments.length > 0 ? attachments : null;
}

/** A message with a known id stays unchanged. */
export async function insertMessages(queries: Queries, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    id: newId(),
    owner_id: message.ownerId,
    account_id: message.accountId,
    conversation_id: message.conversationId,
    mid: message.mid,
    direction: message.direction,
    text: message.text,
    attachments: storedAttachments(message),
    reply_to_mid: message.replyToMid ?? null,
    sent_at: message.sentAt,
  }));
  const columns =
    'id uuid, owner_id uuid, account_id uuid, conversation_id uuid, mid text, direction text, text text, attachments jsonb, reply_to_mid text, sent_at timestamptz';
  await sql`
    insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, attachments, reply_to_mid, sent_at)
    select id, owner_id, account_id, conversation_id, mid, direction, text, attachments, reply_to_mid, sent_at from ${asRows(rows, columns)}
    on conflict (account_id, mid) do nothing`.execute(queries);
}

export async function findFirstMessages(
  queries: Queries,
  messages: readonly { conversationId: string; mid: string }[],
): Promise<Set<string>> {
  if (messages.length === 0) return new Set();
  const rows = messages.map(({ conversationId, mid }) => ({ conversation_id: conversationId, mid }));
  const { rows: first } = await sql<{ conversation_id: string }>`
    select conversation_id from ${asRows(rows, 'conversation_id uuid, mid text')}
    where not exists (
      select 1 from messages where messages.conversation_id = input.conversation_id and direction = 'in' and messages.mid <> input.mid
    )`.execute(queries);
  return new Set(first.map((row) => row.conversation_id));
}

export interface ContactMemory {
  ownerId: string;
  contactId: string;
  tags: readonly string[];
  variables: Readonly<Record<string, string>>;
  sources: Readonly<Record<string, VariableSource>>;
}

/** Requires locks on the contacts. */
export async function storeContactMemories(queries: Queries, contacts: readonly ContactMemory[]): Promise<void> {
  if (contacts.length === 0) return;
  const rows = contacts.map(({ ownerId, contactId, ...memory }) => ({ owner_id: ownerId, id: contactId, ...memory }));
  await sql`
    update contacts set tags = input.tags, variables = input.variables, variable_sources = contacts.variable_sources || input.sources
    from ${asRows(rows, 'owner_id uuid, id uuid, tags text[], variables jsonb, sources jsonb')}
    where contacts.owner_id = input.owner_id and contacts.id = input.id`.execute(queries);
}

const assigns = (ownerId: RawBuilder<unknown>) =>
  sql`(select assigns_conversations from workspace_settings where workspace_settings.owner_id = ${ownerId})`;

/** A background job assigns them. */
export async function askForAssignee(queries: Queries, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await queries
    .updateTable('conversations')
    .set({ assignment_due_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .where('assignment_due_at', 'is', null)
    .execute();
}

/** Lasts until a member hands the conversation back. */
export async function askForPerson(queries: Queries, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await queries
    .updateTable('conversations')
    .set({
      handler: 'human_requested',
      person_until: null,
      assignment_due_at: sql<Date | null>`case when assigned_to is null and ${assigns(sql`conversations.owner_id`)} then now() end`,
    })
    .where('id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .where('handler', '<>', 'person')
    .execute();
}

/** Requires locks on the contacts. */
export async function storeConsents(
  queries: Queries,
  changes: readonly { contactId: string; optedOutAt: Date | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ contactId, optedOutAt }) => ({ id: contactId, opted_out_at: optedOutAt }));
  await sql`
    update contacts set opted_out_at = input.opted_out_at from ${asRows(rows, 'id uuid, opted_out_at timestamptz')}
    where contacts.id = input.id`.execute(queries);
}

/** Comments contain the username. Requires locks on the contacts. */
export async function rememberUsernames(
  queries: Queries,
  contacts: readonly { contactId: string; username: string }[],
): Promise<void> {
  if (contacts.length === 0) return;
  const rows = contacts.map(({ contactId, username }) => ({ id: contactId, username }));
  await sql`
    update contacts set username = input.username from ${asRows(rows, 'id uuid, username text')}
    where contacts.id = input.id and contacts.username is null`.execute(queries);
}

export async function findOwnMessages(
  queries: Queries,
  messages: readonly { accountId: string; mid: string }[],
): Promise<Set<string>> {
  if (messages.length === 0) return new Set();
  const rows = messages.map(({ accountId, mid }) => ({ account_id: accountId, mid }));
  const { rows: own } = await sql<{ account_id: string; mid: string }>`
    select input.account_id, input.mid from ${asRows(rows, 'account_id uuid, mid text')}
    join messages on messages.account_id = input.account_id and messages.mid = input.mid and direction = 'out'`.execute(queries);
  return new Set(own.map(({ account_id, mid }) => `${account_id}:${mid}`));
}
