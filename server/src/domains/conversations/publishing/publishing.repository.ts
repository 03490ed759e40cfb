import type { Author } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { authorOf } from '../../../infrastructure/database/queries/authorOf.ts';
import { leaseRows, milliseconds } from '../../../infrastructure/database/queries/leaseRows.ts';
import type { PublicationsTable } from '../../../infrastructure/database/tables/instagramTables.ts';
import type { PageCursor } from '../../../infrastructure/http/input/pageCursor.ts';
import { currentUserId } from '../../../infrastructure/http/senders/currentSender.ts';
import { storedError } from '../../../infrastructure/messages/words.ts';

export type PublicationRow = Selectable<PublicationsTable>;
export type AuthoredPublication = PublicationRow & { by: Author | null; decider: Author | null };

const openStates = ['scheduled', 'preparing', 'processing', 'publishing'] as const;
const cancellable = ['scheduled', 'preparing', 'processing', 'failed'] as const;

export interface PostContent {
  kind: PublicationRow['kind'];
  caption: string | null;
  media: PublicationRow['media'];
  options: PublicationRow['options'];
  scheduledAt: Date;
  /** Null to publish without approval. */
  requestedAt: Date | null;
}

export function contentColumns({ kind, caption, media, options, scheduledAt, requestedAt }: PostContent) {
  return {
    kind,
    caption,
    media: JSON.stringify(media),
    options: JSON.stringify(options),
    state: requestedAt ? ('waiting' as const) : ('scheduled' as const),
    scheduled_at: scheduledAt,
    run_at: scheduledAt,
    requested_at: requestedAt,
  };
}

interface NewRow extends PostContent {
  ownerId: string;
  accountId: string;
}

export function membersOf() {
  return [authorOf('publications'), authorOf('publications', 'decided_by', 'decider')] as const;
}

export function insertPublication(queries: Queries, post: NewRow): Promise<AuthoredPublication> {
  return queries
    .insertInto('publications')
    .values({
      id: newId(),
      owner_id: post.ownerId,
      account_id: post.accountId,
      author_id: currentUserId(),
      ...contentColumns(post),
    })
    .returningAll()
    .returning(membersOf())
    .executeTakeFirstOrThrow();
}

interface PublicationQuery {
  cursor: PageCursor | null;
  limit: number;
  waiting?: boolean | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const shownTime = sql<Date>`coalesce(published_at, scheduled_at)`;

export function listPublications(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
  { cursor, limit, waiting = false, from, to }: PublicationQuery,
): Promise<(AuthoredPublication & { cursor_at: string })[]> {
  let query = queries
    .selectFrom('publications')
    .where('owner_id', '=', ownerId)
    .selectAll()
    .select(sql<string>`created_at::text`.as('cursor_at'))
    .select(membersOf());
  if (waiting) query = query.where('state', '=', 'waiting');
  if (from) query = query.where(shownTime, '>=', from);
  if (to) query = query.where(shownTime, '<', to);
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  if (cursor) query = query.where(sql<boolean>`(created_at, id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function getPublication(queries: Queries, ownerId: string, id: string): Promise<AuthoredPublication | undefined> {
  return queries
    .selectFrom('publications')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .selectAll()
    .select(membersOf())
    .executeTakeFirst();
}

export async function cancelPublication(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('publications')
    .set({ state: 'cancelled', lease_until: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', cancellable)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePublication(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('publications')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled', 'refused'])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @param request a request of its author for approval, or null */
export function restartPublication(
  queries: Queries,
  ownerId: string,
  id: string,
  request: Date | null,
): Promise<AuthoredPublication | undefined> {
  return queries
    .updateTable('publications')
    .set({
      state: request ? 'waiting' : 'scheduled',
      run_at: sql<Date>`now()`,
      ...(request && {
        scheduled_at: request,
        requested_at: request,
        revision: sql<number>`revision + 1`,
        author_id: currentUserId(),
      }),
      ...withoutContainers,
      containers_made: 0,
      tries: 0,
      ...storedError(null),
      lease_until: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returningAll()
    .returning(membersOf())
    .executeTakeFirst();
}

export const withoutContainers = { container_id: null, container_at: null, part_containers: sql<string[]>`'{}'` } as const;

export const leasePublications = (queries: Queries, limit: number, leaseMs: number): Promise<PublicationRow[]> =>
  leaseRows(queries, {
    table: 'publications',
    isDue: sql`state in ('scheduled', 'preparing', 'processing', 'publishing') and run_at <= now()
      and (lease_until is null or lease_until < now())`,
    order: sql`run_at`,
    limit,
    set: sql`lease_until = now() + ${milliseconds(leaseMs)}, tries = tries + 1`,
  });

export type PublicationChange = Partial<{
  state: PublicationRow['state'];
  container_id: string | null;
  container_at: Date | null;
  containers_made: number;
  part_containers: string[] | (typeof withoutContainers)['part_containers'];
  media_id: string | null;
  published_at: Date;
  error: string | null;
  error_message: string | null;
  tries: number;
  dueInMs: number;
}>;

export async function advancePublication(queries: Queries, post: PublicationRow, change: PublicationChange): Promise<boolean> {
  const { dueInMs, ...values } = change;
  const due = sql<Date>`now() + ${milliseconds(dueInMs ?? 0)}`;
  const { numUpdatedRows } = await queries
    .updateTable('publications')
    .set({ ...values, ...(dueInMs === undefined ? {} : { run_at: due, lease_until: null }) })
    .where('owner_id', '=', post.owner_id)
    .where('id', '=', post.id)
    .where('state', 'in', openStates)
    .where('tries', '=', post.tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
