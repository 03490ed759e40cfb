import type { PauseReason } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { enterLanesOf } from '../../../infrastructure/database/queries/enterLanes.ts';
import type { CannedRepliesTable, ConversationNotesTable } from '../../../infrastructure/database/tables/instagramTables.ts';

export type NoteRow = Selectable<ConversationNotesTable>;
export type CannedReplyRow = Selectable<CannedRepliesTable>;

export interface LockedConversation {
  id: string;
  account_id: string;
  ig_id: string;
  contact_id: string;
  igsid: string;
  last_inbound_at: Date | null;
  account_state: 'active' | 'expired' | 'inactive';
  pause_reason: PauseReason | null;
}

/** Before `lockConversation`. */
export function enterConversation(queries: Queries, ownerId: string, id: string): Promise<void> {
  return enterLanesOf(
    queries,
    sql`select contacts.account_id || ':' || contacts.igsid from conversations join contacts on contacts.id = conversations.contact_id
      where conversations.owner_id = ${ownerId} and conversations.id = ${id}`,
  );
}

export function lockConversation(queries: Queries, ownerId: string, id: string): Promise<LockedConversation | undefined> {
  return queries
    .selectFrom('conversations')
    .innerJoin('contacts', 'contacts.id', 'conversations.contact_id')
    .innerJoin('instagram_accounts', 'instagram_accounts.id', 'conversations.account_id')
    .where('conversations.owner_id', '=', ownerId)
    .where('conversations.id', '=', id)
    .select([
      'conversations.id',
      'conversations.account_id',
      'conversations.contact_id',
      'contacts.igsid',
      'instagram_accounts.ig_id',
      'conversations.last_inbound_at',
      'instagram_accounts.state as account_state',
      'instagram_accounts.pause_reason',
    ])
    .forUpdate('conversations')
    .executeTakeFirst();
}

interface ConversationChange {
  handler?: 'bot' | 'human_requested' | 'person' | undefined;
  isArchived?: boolean | undefined;
  isHandled?: boolean | undefined;
  labels?: readonly string[] | undefined;
}

/** An explicit takeover does not end by itself. */
export async function changeConversation(
  queries: Queries,
  ownerId: string,
  id: string,
  change: ConversationChange,
): Promise<void> {
  const { handler, isArchived, isHandled, labels } = change;
  await queries
    .updateTable('conversations')
    .set({
      ...(handler !== undefined && { handler, person_until: null }),
      ...(isArchived !== undefined && {
        archived_at: isArchived ? sql<Date>`greatest(now(), last_message_at)` : null,
      }),
      ...(isHandled !== undefined && { handled_at: isHandled ? sql<Date>`greatest(now(), last_message_at)` : null }),
      ...(isHandled &&
        handler === undefined && {
          handler: sql<'bot' | 'person'>`case when handler = 'human_requested' then 'bot' else handler end`,
        }),
      ...(labels !== undefined && { labels: [...labels] }),
      // Included because `set` must not be empty.
      owner_id: ownerId,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

interface PersonPause {
  since: Date;
  minutes: number;
}

/** Never shortens a takeover or a longer pause. Returns false if the pause would already have ended. */
export async function takeOverConversation(
  queries: Queries,
  ownerId: string,
  id: string,
  { since, minutes }: PersonPause,
): Promise<boolean> {
  const until = sql<Date>`least(${since}::timestamptz, now()) + ${`${minutes} minutes`}::interval`;
  const { numUpdatedRows } = await queries
    .updateTable('conversations')
    .set({
      person_until: sql<Date | null>`case when handler = 'person' and person_until is null then null else greatest(person_until, ${until}) end`,
      handler: 'person',
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where(sql<boolean>`${until} > now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findReceivedMessage(
  queries: Queries,
  ownerId: string,
  id: string,
): Promise<{ conversation_id: string; mid: string } | undefined> {
  return queries
    .selectFrom('messages')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('direction', '=', 'in')
    .where('is_deleted', '=', false)
    .select(['conversation_id', 'mid'])
    .executeTakeFirst();
}

export function listNotes(queries: Queries, ownerId: string, conversationId: string): Promise<NoteRow[]> {
  return queries
    .selectFrom('conversation_notes')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function insertNote(queries: Queries, ownerId: string, conversationId: string, text: string): Promise<NoteRow> {
  return queries
    .insertInto('conversation_notes')
    .values({ id: newId(), owner_id: ownerId, conversation_id: conversationId, text })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteNote(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('conversation_notes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listCannedReplies(queries: Queries, ownerId: string): Promise<CannedReplyRow[]> {
  return queries.selectFrom('canned_replies').where('owner_id', '=', ownerId).orderBy('shortcut').selectAll().execute();
}

export function insertCannedReply(
  queries: Queries,
  ownerId: string,
  reply: { shortcut: string; text: string },
): Promise<CannedReplyRow | undefined> {
  return queries
    .insertInto('canned_replies')
    .values({ id: newId(), owner_id: ownerId, ...reply })
    .onConflict((conflict) => conflict.columns(['owner_id', 'shortcut']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function getCannedReply(queries: Queries, ownerId: string, id: string): Promise<CannedReplyRow | undefined> {
  return queries.selectFrom('canned_replies').where('owner_id', '=', ownerId).where('id', '=', id).selectAll().executeTakeFirst();
}

export function updateCannedReply(queries: Queries, ownerId: string, reply: CannedReplyRow): Promise<CannedReplyRow> {
  return queries
    .updateTable('canned_replies')
    .set({ shortcut: reply.shortcut, text: reply.text, updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', reply.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteCannedReply(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('canned_replies')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
