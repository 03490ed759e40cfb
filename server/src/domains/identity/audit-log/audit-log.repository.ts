import { type SecurityEvent, securityEvents } from '@fanfare/shared/contracts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { AuditLogTable } from '../../../infrastructure/database/tables/workbenchTables.ts';
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

export function pruneAuditLog(queries: Queries, days: number): Promise<number> {
  return deleteInBatches(queries, 'audit_log', sql`at < now() - make_interval(days => ${days})`);
}
