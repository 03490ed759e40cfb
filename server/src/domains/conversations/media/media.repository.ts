import { type Selectable, sql } from 'kysely';
import { advisoryLocks } from '../../../infrastructure/database/advisoryLocks.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { MediaTable } from '../../../infrastructure/database/tables/instagramTables.ts';
import { currentUserId } from '../../../infrastructure/http/senders/currentSender.ts';

export type MediaRow = Selectable<MediaTable>;
export type NewMedia = Pick<
  MediaRow,
  | 'id'
  | 'owner_id'
  | 'conversation_id'
  | 'secret'
  | 'format'
  | 'width'
  | 'height'
  | 'duration_ms'
  | 'size'
  | 'is_complete'
  | 'kept_until'
  | 'created_at'
  | 'place'
>;

export const PART_BYTES = 1024 * 1024;

/** Uploads of a workspace wait for each other here, so that together they stay below the quota. */
export async function reserve(queries: Queries, media: NewMedia, quotaBytes: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.mediaQuota}, hashtext(${media.owner_id}))`.execute(queries);
  const { used } = await queries
    .selectFrom('media')
    .where('owner_id', '=', media.owner_id)
    .select(sql<string>`coalesce(sum(size), 0)`.as('used'))
    .executeTakeFirstOrThrow();
  if (Number(used) + media.size > quotaBytes) return false;
  await queries
    .insertInto('media')
    .values({ ...media, author_id: currentUserId() })
    .execute();
  return true;
}

export async function insertPart(queries: Queries, ownerId: string, mediaId: string, number: number, bytes: Buffer) {
  await queries.insertInto('media_parts').values({ media_id: mediaId, number, owner_id: ownerId, bytes }).execute();
}

type Completed = Pick<MediaRow, 'format' | 'width' | 'height' | 'duration_ms' | 'size'>;

export async function complete(queries: Queries, ownerId: string, id: string, facts: Completed): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('media')
    .set({ ...facts, is_complete: true })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeIncomplete(queries: Queries, ownerId: string, id: string): Promise<void> {
  await queries.deleteFrom('media').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

export async function removeUnused(queries: Queries, ownerId: string, id: string): Promise<MediaRow['format'] | null> {
  const row = await queries
    .deleteFrom('media')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('author_id', '=', currentUserId())
    .where('is_used', '=', false)
    .returning('format')
    .executeTakeFirst();
  return row?.format ?? null;
}

export async function hasConversation(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('conversations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

function keptUntil(until: Date) {
  return { is_used: true, kept_until: sql<Date>`greatest(kept_until, ${until})` };
}

interface Keeping {
  ids: readonly string[];
  until: Date;
  conversationId: string | null;
}

export async function keep(queries: Queries, ownerId: string, { ids, until, conversationId }: Keeping): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return queries
    .updateTable('media')
    .set(keptUntil(until))
    .where('owner_id', '=', ownerId)
    .where('conversation_id', conversationId === null ? 'is' : '=', conversationId)
    .where('id', 'in', ids)
    .where('is_complete', '=', true)
    .returningAll()
    .execute();
}

interface Named extends Omit<Keeping, 'ids'> {
  names: readonly string[];
}

export async function keepNamed(queries: Queries, ownerId: string, { names, until, conversationId }: Named): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('media')
    .set(keptUntil(until))
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('secret', 'in', names)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type MediaSelector = { id: string; secret?: string } | { secret: string };

/** Needs no session, because the address is signed or has a secret. */
export function findMedia(queries: Queries, format: MediaRow['format'], selector: MediaSelector) {
  let query = queries.selectFrom('media').where('format', '=', format).where('is_complete', '=', true);
  if ('id' in selector) query = query.where('id', '=', selector.id);
  if (selector.secret !== undefined) query = query.where('secret', '=', selector.secret);
  return query.select(['id', 'owner_id', 'format', 'size', 'place']).executeTakeFirst();
}

export async function findPart(queries: Queries, mediaId: string, number: number): Promise<Buffer | null> {
  const row = await queries
    .selectFrom('media_parts')
    .where('media_id', '=', mediaId)
    .where('number', '=', number)
    .select('bytes')
    .executeTakeFirst();
  return row?.bytes ?? null;
}

const FILES_TOGETHER = 10;

export async function pruneMedia(queries: Queries, now: Date): Promise<void> {
  await deleteInBatches(queries, 'media', sql`kept_until < ${now}`, FILES_TOGETHER);
}

const REMOVALS_TOGETHER = 100;

export async function enqueueRemoval(queries: Queries, key: string): Promise<void> {
  await sql`insert into media_removals (key) values (${key}) on conflict do nothing`.execute(queries);
}

/** Other processes skip these until the transaction ends. */
export async function claimRemovals(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from media_removals where key in (
      select key from media_removals order by removed_at limit ${REMOVALS_TOGETHER} for update skip locked)
    returning key`.execute(queries);
  return rows.map(({ key }) => key);
}

export function listInDatabase(queries: Queries, after: string) {
  return queries
    .selectFrom('media')
    .where('id', '>', after)
    .where('place', '=', 'database')
    .where('is_complete', '=', true)
    .orderBy('id')
    .limit(FILES_TOGETHER)
    .select(['id', 'owner_id', 'format', 'size', 'place'])
    .execute();
}

export async function moveToBucket(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries.updateTable('media').set({ place: 'bucket' }).where('id', '=', id).executeTakeFirst();
  await queries.deleteFrom('media_parts').where('media_id', '=', id).execute();
  return numUpdatedRows > 0n;
}
