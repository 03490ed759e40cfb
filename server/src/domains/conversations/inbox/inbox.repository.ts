import type { Author, PauseReason } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { authorOf } from '../../../infrastructure/database/queries/authorOf.ts';
import type { CannedRepliesTable, ConversationNotesTable } from '../../../infrastructure/database/tables/instagramTables.ts';
import { currentUserId } from '../../../infrastructure/http/senders/currentSender.ts';

export type NoteRow = Omit<Selectable<ConversationNotesTable>, 'mentioned'> & { by: Author | null; mentions: Author[] };
export type CannedReplyRow = Selectable<CannedRepliesTable> & { by: Author | null };

export interface LockedConversation {
  id: string;
  account_id: string;
  ig_id: string;
  contact_id: string;
  igsid: string;
  last_inbound_at: Date | null;
  account_state: 'active' | 'expired' | 'inactive';
  pause_reason: PauseReason | null;
  assigned_to: string | null;
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
      'conversations.assigned_to',
    ])
    .forNoKeyUpdate('conversations')
    .executeTakeFirst();
}

interface ConversationChange {
  handler?: 'bot' | 'human_requested' | 'person' | undefined;
  isArchived?: boolean | undefined;
  isHandled?: boolean | undefined;
  labels?: readonly string[] | undefined;
  assigneeId?: string | null | undefined;
}

/** An explicit takeover does not end by itself. */
export async function changeConversation(
  queries: Queries,
  ownerId: string,
  id: string,
  change: ConversationChange,
): Promise<void> {
  const { handler, isArchived, isHandled, labels, assigneeId } = change;
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
      ...(assigneeId !== undefined && { assigned_to: assigneeId }),
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

export async function findMid(queries: Queries, ownerId: string, conversationId: string, id: string): Promise<string | null> {
  const row = await queries
    .selectFrom('messages')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .select('mid')
    .executeTakeFirst();
  return row?.mid ?? null;
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

const noteColumns = ['id', 'owner_id', 'conversation_id', 'text', 'author_id', 'created_at'] as const;
const mentions = sql<Author[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', user_id, 'name', username) order by username) from workspace_authors
  where owner_id = conversation_notes.owner_id and user_id = any(conversation_notes.mentioned)), '[]')`.as('mentions');

export function listNotes(queries: Queries, ownerId: string, conversationId: string): Promise<NoteRow[]> {
  return queries
    .selectFrom('conversation_notes')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .select(noteColumns)
    .select([authorOf('conversation_notes'), mentions])
    .execute();
}

export function insertNote(
  queries: Queries,
  ownerId: string,
  note: { conversationId: string; text: string; mentioned: string[] },
): Promise<NoteRow> {
  const { conversationId, text, mentioned } = note;
  return queries
    .insertInto('conversation_notes')
    .values({ id: newId(), owner_id: ownerId, conversation_id: conversationId, text, author_id: currentUserId(), mentioned })
    .returning(noteColumns)
    .returning([authorOf('conversation_notes'), mentions])
    .executeTakeFirstOrThrow();
}

export function deleteNote(queries: Queries, ownerId: string, id: string): Promise<{ conversation_id: string } | undefined> {
  return queries
    .deleteFrom('conversation_notes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('conversation_id')
    .executeTakeFirst();
}

function cannedRepliesOf(queries: Queries, ownerId: string) {
  return queries.selectFrom('canned_replies').where('owner_id', '=', ownerId).selectAll().select(authorOf('canned_replies'));
}

export function listCannedReplies(queries: Queries, ownerId: string): Promise<CannedReplyRow[]> {
  return cannedRepliesOf(queries, ownerId).orderBy('shortcut').execute();
}

export function insertCannedReply(
  queries: Queries,
  ownerId: string,
  reply: { shortcut: string; text: string },
): Promise<CannedReplyRow | undefined> {
  return queries
    .insertInto('canned_replies')
    .values({ id: newId(), owner_id: ownerId, author_id: currentUserId(), ...reply })
    .onConflict((conflict) => conflict.columns(['owner_id', 'shortcut']).doNothing())
    .returningAll()
    .returning(authorOf('canned_replies'))
    .executeTakeFirst();
}

export function getCannedReply(queries: Queries, ownerId: string, id: string): Promise<CannedReplyRow | undefined> {
  return cannedRepliesOf(queries, ownerId).where('id', '=', id).executeTakeFirst();
}

export function updateCannedReply(queries: Queries, ownerId: string, reply: CannedReplyRow): Promise<CannedReplyRow | undefined> {
  return queries
    .updateTable('canned_replies')
    .set({ shortcut: reply.shortcut, text: reply.text, author_id: currentUserId(), updated_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', reply.id)
    .returningAll()
    .returning(authorOf('canned_replies'))
    .executeTakeFirst();
}

/** Returns the shortcut. */
export async function deleteCannedReply(queries: Queries, ownerId: string, id: string): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('canned_replies')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('shortcut')
    .executeTakeFirst();
  return row?.shortcut;
}
