import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { PACED_MS, type Span } from './Span.ts';

/** The seeding user's sessions, and statistics that are recomputed. */
const untouchedTables = [
  'account_links',
  'answer_days',
  'answers',
  'audit_log',
  'auth_sessions',
  'conversation_days',
  'conversation_slots',
  'conversation_windows',
  'flow_edge_slots',
  'flow_node_slots',
  'flow_slots',
  'goals',
  // Instagram provides these again.
  'insight_days',
  'insight_fetches',
  'insight_posts',
  'known_devices',
  'login_challenges',
  'message_rollups',
  'oauth_states',
  'oidc_identities',
  'pending_emails',
  'simulation_budgets',
  'stale_days',
  'timers',
  'two_factor',
];
const untouchedColumns = ['token_expires_at', 'token_tried_at', 'subscriptions_checked_at'];

export interface MovableTable {
  table: string;
  key: 'owner_id' | 'id';
  columns: readonly string[];
}

/** Finds tables of later migrations, too. */
export async function listMovableTables(queries: Queries): Promise<MovableTable[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select moments.table_name as table, array_agg(moments.column_name::text order by moments.column_name) as columns
    from information_schema.columns moments
    join information_schema.columns owned on owned.table_schema = moments.table_schema and owned.table_name = moments.table_name
      and owned.column_name = 'owner_id'
    where moments.table_schema = current_schema() and moments.udt_name = 'timestamptz'
      and not moments.table_name = any(${untouchedTables}::text[]) and not moments.column_name = any(${untouchedColumns}::text[])
    group by 1 order by 1`.execute(queries);
  const owned = rows.map(({ table, columns }): MovableTable => ({ table, columns, key: 'owner_id' }));
  return [...owned, { table: 'users', key: 'id', columns: ['created_at'] }];
}

export async function findOwner(queries: Queries, username: string): Promise<string | null> {
  const user = await queries.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  return user?.id ?? null;
}

export async function hasOpenWork(queries: Queries, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select 1 from inbox where owner_id = ${ownerId} and state in ('ready', 'active'))
      or exists (select 1 from outbox where owner_id = ${ownerId} and state in ('intent', 'sending'))
      or exists (select 1 from flow_requests where owner_id = ${ownerId} and state <> 'done')
      or exists (select 1 from timers where owner_id = ${ownerId} and due_at <= now())
      or exists (select 1 from publications where owner_id = ${ownerId} and state in ('scheduled', 'preparing', 'processing', 'publishing') and run_at <= now())
      as is_open`.execute(queries);
  return rows[0]?.is_open ?? false;
}

/** In the order in which messages and profiles lock them. */
export async function lockContacts(queries: Queries, ownerId: string): Promise<void> {
  await sql`select 1 from contacts where owner_id = ${ownerId} order by account_id, igsid for no key update`.execute(queries);
}

interface Move {
  ownerId: string;
  spans: readonly Span[];
  settled: readonly Date[];
}

const known = (column: RawBuilder<unknown>) =>
  sql`(case when ${column} = date_trunc('second', ${column}) then coalesce((select min(span.from_at) from span
    where span.by_second and span.from_at >= ${column} and span.from_at < ${column} + interval '1 second'), ${column}) else ${column} end)`;

export async function moveMoments(
  queries: Queries,
  tables: readonly MovableTable[],
  { ownerId, spans, settled }: Move,
): Promise<void> {
  const first = new Date(spans[0]?.fromMs ?? Number.MAX_SAFE_INTEGER);
  const rows = spans.map(({ fromMs, atMs, pace, isByTheSecond = false }) => ({
    from_at: new Date(fromMs),
    at: new Date(atMs),
    pace,
    by_second: isByTheSecond,
  }));
  const paced = sql`${`${PACED_MS} milliseconds`}::interval`;
  const isMoved = (column: RawBuilder<unknown>) =>
    sql`${known(column)} >= ${first} and not ${column} = any(${settled}::timestamptz[])`;
  const moves = tables.map(({ table, key, columns }, index) => {
    const refs = columns.map((column) => ({ name: sql.id(column), value: sql.id(table, column) }));
    const changes = refs.map(
      ({ name, value }) => sql`${name} = case when ${isMoved(value)} then (
        select span.at + elapsed + (span.pace - 1) * least(elapsed, ${paced})
        from span cross join lateral (select ${known(value)} - span.from_at as elapsed) since where span.from_at <= ${known(value)} order by span.from_at desc limit 1)
        else ${value} end`,
    );
    const isAny = sql.join(
      refs.map(({ value }) => sql`(${isMoved(value)})`),
      sql` or `,
    );
    return sql`${sql.id(`move_${index}`)} as (
      update ${sql.id(table)} set ${sql.join(changes)} where ${sql.id(table, key)} = ${ownerId} and (${isAny}))`;
  });
  await sql`with span as materialized (select * from ${asRows(rows, 'from_at timestamptz, at timestamptz, pace float8, by_second boolean')}), ${sql.join(moves)}
    select 1`.execute(queries);
}

export async function listMomentsAhead(queries: Queries, tables: readonly MovableTable[], ownerId: string): Promise<Date[]> {
  const selects = tables.flatMap(({ table, key, columns }) =>
    columns.map(
      (column) =>
        sql`select ${sql.id(column)} as at from ${sql.id(table)} where ${sql.id(key)} = ${ownerId} and ${sql.id(column)} > now()`,
    ),
  );
  const { rows } = await sql<{ at: Date }>`${sql.join(selects, sql` union `)}`.execute(queries);
  return rows.map(({ at }) => at);
}

/** Prevents an inactivity warning. */
export async function explainSilence(queries: Queries, ownerId: string): Promise<void> {
  await sql`update instagram_accounts account set silence_told_for = (
      select max(received_at) from inbox where account_id = account.id and kind not in ('timer', 'scheduled_start') and not is_simulated)
    where owner_id = ${ownerId}`.execute(queries);
}

export async function deleteInsights(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('insight_days').where('owner_id', '=', ownerId).execute();
  await queries.deleteFrom('insight_posts').where('owner_id', '=', ownerId).execute();
}
