import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { Span } from './Span.ts';
import { shiftTimes } from './shiftTimes.ts';

interface DocumentColumn {
  table: 'events' | 'inbox' | 'runs' | 'outbox';
  column: string;
  idType: 'uuid' | 'bigint' | 'text';
  isSince: (moment: Date) => RawBuilder<unknown>;
}

const sinceRun = (moment: Date) => sql`(status in ('running', 'waiting') or started_at >= ${moment} or ended_at >= ${moment})`;

const documentColumns: readonly DocumentColumn[] = [
  { table: 'events', column: 'payload', idType: 'uuid', isSince: (moment) => sql`received_at >= ${moment}` },
  { table: 'inbox', column: 'body', idType: 'bigint', isSince: (moment) => sql`received_at >= ${moment}` },
  { table: 'runs', column: 'trace', idType: 'uuid', isSince: sinceRun },
  { table: 'runs', column: 'memory', idType: 'uuid', isSince: sinceRun },
  {
    table: 'outbox',
    column: 'calls',
    idType: 'text',
    isSince: (moment) => sql`(created_at >= ${moment} or sending_at >= ${moment})`,
  },
];

export async function moveDocuments(queries: Queries, ownerId: string, spans: readonly Span[]): Promise<void> {
  const since = new Date(spans[0]?.fromMs ?? Number.MAX_SAFE_INTEGER);
  await Promise.all(
    documentColumns.map(async ({ table, column, idType, isSince }) => {
      const { rows } = await sql<{ id: string; value: unknown }>`
        select id::text as id, ${sql.id(column)} as value from ${sql.id(table)}
        where owner_id = ${ownerId} and ${isSince(since)}`.execute(queries);
      const moved = rows
        .map(({ id, value }) => ({ id, before: value, value: shiftTimes(value, spans) }))
        .filter(({ before, value }) => before !== value)
        .map(({ id, value }) => ({ id, value }));
      if (moved.length === 0) return;
      await sql`update ${sql.id(table)} document set ${sql.id(column)} = input.value
        from ${asRows(moved, `id ${idType}, value jsonb`)} where document.id = input.id`.execute(queries);
    }),
  );
}
