import { type Author, type SecurityEvent, securityEvents, type WorkspaceEvent } from '@fanfare/shared/contracts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { AuditLogTable } from '../../../infrastructure/database/tables/workbenchTables.ts';
import { likePattern } from '../../../infrastructure/http/input/likePattern.ts';
import type { PageCursor } from '../../../infrastructure/http/input/pageCursor.ts';

export type AuditRow = Selectable<AuditLogTable>;

export type NewAuditEntry = Omit<Insertable<AuditLogTable>, 'id' | 'params'> & Pick<AuditRow, 'params'>;

export async function insertAuditEntry(queries: Queries, { params, ...entry }: NewAuditEntry): Promise<void> {
  await queries
    .insertInto('audit_log')
    .values({ id: newId(), ...entry, params: JSON.stringify(params) })
    .execute();
}

export async function insertUnlessRecent(queries: Queries, entry: NewAuditEntry, withinMs: number): Promise<void> {
  const params = JSON.stringify(entry.params);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${entry.owner_id} ${entry.event} ${params}`}, 0))`.execute(
    queries,
  );
  const recent = await queries
    .selectFrom('audit_log')
    .where('owner_id', '=', entry.owner_id)
    .where('event', '=', entry.event)
    .where('params', '=', sql<Record<string, string>>`${params}::jsonb`)
    .where('at', '>', sql<Date>`now() - ${`${withinMs} milliseconds`}::interval`)
    .select('id')
    .executeTakeFirst();
  if (!recent) await insertAuditEntry(queries, entry);
}

export function listSecurityEntries(
  queries: Queries,
  ownerId: string,
  { cursor, limit }: { cursor: PageCursor | null; limit: number },
): Promise<(AuditRow & { event: SecurityEvent; cursor_at: string })[]> {
  let query = queries
    .selectFrom('audit_log')
    .where('owner_id', '=', ownerId)
    .where('event', 'in', securityEvents)
    .selectAll()
    .select(sql<string>`at::text`.as('cursor_at'));
  if (cursor) query = query.where(sql<boolean>`(at, id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).$narrowType<{ event: SecurityEvent }>().execute();
}

export interface WorkspaceAuditRow extends AuditRow {
  event: WorkspaceEvent;
  actor_name: string | null;
  member_name: string | null;
  cursor_at: string;
}

export interface AuditFilter {
  events: readonly WorkspaceEvent[];
  event?: WorkspaceEvent | undefined;
  actor?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  q?: string | undefined;
}

export function listWorkspaceEntries(
  queries: Queries,
  ownerId: string,
  { events, event, actor, since, until, q }: AuditFilter,
  { cursor, limit }: { cursor: PageCursor | null; limit: number },
): Promise<WorkspaceAuditRow[]> {
  let query = queries
    .selectFrom('audit_log as log')
    .leftJoin('workspace_authors as author', (join) =>
      join.onRef('author.owner_id', '=', 'log.owner_id').onRef('author.user_id', '=', 'log.actor_id'),
    )
    .leftJoin('workspace_authors as member', (join) =>
      join
        .onRef('member.owner_id', '=', 'log.owner_id')
        .on('log.object_kind', '=', 'member')
        .on(sql<boolean>`member.user_id::text = log.object_id`),
    )
    .where('log.owner_id', '=', ownerId)
    .where('log.event', 'in', events)
    .selectAll('log')
    .select(['author.username as actor_name', 'member.username as member_name', sql<string>`log.at::text`.as('cursor_at')]);
  if (event !== undefined) query = query.where('log.event', '=', event);
  if (actor !== undefined) query = query.where('log.actor_id', '=', actor);
  if (since) query = query.where('log.at', '>=', since);
  if (until) query = query.where('log.at', '<', until);
  if (q !== undefined)
    query = query.where(sql<boolean>`coalesce(member.username, log.object_name, log.object_id) ilike ${likePattern(q)}`);
  if (cursor) query = query.where(sql<boolean>`(log.at, log.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`);
  return query
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(limit)
    .$narrowType<{ event: WorkspaceEvent }>()
    .execute();
}

export function listAuthors(queries: Queries, ownerId: string): Promise<Author[]> {
  return queries
    .selectFrom('workspace_authors')
    .where('owner_id', '=', ownerId)
    .select(['user_id as id', 'username as name'])
    .orderBy('username')
    .execute();
}

export function pruneAuditLog(queries: Queries, days: number): Promise<number> {
  return deleteInBatches(queries, 'audit_log', sql`at < now() - make_interval(days => ${days})`);
}
