import { type Selectable, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { EventsTable } from '../../../infrastructure/database/tables/tables.ts';
import { type EventFilter, filterEvents, isFor, isOfAccount, type Reader } from './search/filterEvents.readModel.ts';
import { type TurnRow, turn, turnId } from './turns/turns.readModel.ts';

export type EventRow = Selectable<EventsTable> & {
  contact_username: string | null;
  ig_id: string | null;
  author_name: string | null;
  picture?: string | null;
  turn?: TurnRow | null;
  turn_id?: string | null;
  next_attempt_at?: Date | null;
};

export interface FeedQuery extends EventFilter {
  /** Exclusive lower bound; results ascend. */
  after?: number | undefined;
  /** Exclusive upper bound; results are in descending order. */
  before?: number | undefined;
  /** Inclusive lower bound. */
  downTo?: number | undefined;
  ids?: readonly string[] | undefined;
  limit: number;
}

export function listEvents(
  queries: Queries,
  reader: Reader,
  { after, before, downTo, ids, limit, ...filter }: FeedQuery,
): Promise<EventRow[]> {
  let query = eventsWithNames(queries)
    .where('events.owner_id', '=', reader.workspaceId)
    .where(isFor(reader.userId))
    .where(isOfAccount(reader))
    .limit(limit);
  for (const condition of filterEvents(filter)) query = query.where(condition);
  if (ids !== undefined) query = query.where(sql<SqlBool>`events.id = any(${ids}::uuid[])`);
  if (before !== undefined) query = query.where('events.seq', '<', before);
  if (downTo !== undefined) query = query.where('events.seq', '>=', downTo);
  if (after !== undefined) query = query.where('events.seq', '>', after);
  return query.orderBy('events.seq', after === undefined ? 'desc' : 'asc').execute();
}

export function listChanges(queries: Queries, ownerId: string, after: number, limit: number): Promise<EventRow[]> {
  return eventsWithNames(queries)
    .where('events.owner_id', '=', ownerId)
    .where('events.seq', '>', after)
    .orderBy('events.seq')
    .limit(limit)
    .execute();
}

/** The events whose turns changed with these. */
export async function listTurnsOf(queries: Queries, ownerId: string, changed: readonly EventRow[]): Promise<EventRow[]> {
  const known = new Set(changed.map(({ id }) => id));
  const ids = [...new Set(changed.flatMap(({ turn_id }) => (turn_id && !known.has(turn_id) ? [turn_id] : [])))];
  if (ids.length === 0) return [];
  return eventsWithNames(queries)
    .where('events.owner_id', '=', ownerId)
    .where(sql<SqlBool>`events.id = any(${ids}::uuid[])`)
    .execute();
}

export async function getFirstSeq(queries: Queries, ownerId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .select('seq')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? null;
}

export function getEvent(queries: Queries, { workspaceId, userId }: Reader, id: string): Promise<EventRow | undefined> {
  return eventsWithNames(queries)
    .where('events.owner_id', '=', workspaceId)
    .where('events.id', '=', id)
    .where(isFor(userId))
    .executeTakeFirst();
}

/** Few events are retried, so the others read nothing. */
const nextAttemptAt = sql<Date | null>`case when events.processed_status = 'retry' then
  (select run_at from inbox where dedupe_key = events.event_key and owner_id = events.owner_id and state = 'ready') end`;

function eventsWithNames(queries: Queries) {
  return queries
    .selectFrom('events')
    .leftJoin('contacts', 'contacts.id', 'events.contact_id')
    .leftJoin('instagram_accounts', 'instagram_accounts.id', 'events.account_id')
    .leftJoin('workspace_authors as author', (join) =>
      join.onRef('author.owner_id', '=', 'events.owner_id').onRef('author.user_id', '=', 'events.author_id'),
    )
    .selectAll('events')
    .select([
      'contacts.username as contact_username',
      'contacts.avatar_url as picture',
      'instagram_accounts.ig_id',
      'author.username as author_name',
      turn.as('turn'),
      turnId.as('turn_id'),
      nextAttemptAt.as('next_attempt_at'),
    ]);
}

export async function findReplayKeys(queries: Queries, ownerId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('events as replay')
    .innerJoin('events as original', 'original.id', 'replay.replay_of')
    .where('replay.owner_id', '=', ownerId)
    .where('original.owner_id', '=', ownerId)
    .where('original.event_key', 'in', keys)
    .select('replay.event_key')
    .execute();
  return rows.map(({ event_key }) => event_key);
}

export async function getLatestSeq(queries: Queries, ownerId: string): Promise<number> {
  const row = await queries.selectFrom('feed_positions').where('owner_id', '=', ownerId).select('seq').executeTakeFirst();
  return row?.seq ?? 0;
}

export function findEventRow(queries: Queries, reader: Reader, id: string): Promise<EventRow | undefined> {
  return isUuid(id) ? getEvent(queries, reader, id) : Promise.resolve(undefined);
}
