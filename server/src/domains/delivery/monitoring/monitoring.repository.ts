import { renderEnglish } from '@fanfare/shared/contracts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';
import { inEnglish, messageOf } from '../../../infrastructure/messages/words.ts';
import type { Finding } from './checks/Finding.ts';

export type CheckRow = Selectable<Tables['health_checks']>;

export async function ping(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries);
}

export function listChecks(queries: Queries, ownerId: string): Promise<CheckRow[]> {
  return queries.selectFrom('health_checks').where('owner_id', '=', ownerId).selectAll().execute();
}

export async function storeFindings(queries: Queries, ownerId: string, findings: readonly Finding[], now: Date): Promise<void> {
  const rows = findings.map(({ name, status, message, durationMs }) => ({
    name: renderEnglish(name),
    status,
    message: inEnglish(message),
    message_message: messageOf(message),
    duration_ms: durationMs,
  }));
  await sql`
    insert into health_checks as known (owner_id, name, status, message, message_message, checked_at, changed_at, duration_ms)
    select ${ownerId}::uuid, name, status, message, message_message, ${now}::timestamptz, ${now}::timestamptz, duration_ms
    from ${asRows(rows, 'name text, status text, message text, message_message jsonb, duration_ms int')} order by name
    on conflict (owner_id, name) do update set
      status = excluded.status, message = excluded.message, message_message = excluded.message_message, checked_at = excluded.checked_at, duration_ms = excluded.duration_ms,
      changed_at = case when known.status = excluded.status then known.changed_at else excluded.changed_at end`.execute(queries);
}
