import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteBatch, deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

const REPEATED = sql.lit('30 days');

/** Freezes statistics of earlier days. Null before the first count. */
export async function beginPass(queries: Queries, days: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    with target as (
      select date_trunc('day', least(now() - make_interval(days => ${days}::int), counted_until - interval '1 day'), 'UTC') as until
      from rollup_progress
    ), announced as (
      insert into retention_progress (pruned_until) select until from target
      on conflict (only_row) do update set pruned_until = greatest(retention_progress.pruned_until, excluded.pruned_until)
    )
    select until from target`.execute(queries);
  return rows[0]?.until ?? null;
}

export async function listOwners(queries: Queries, afterId: string, limit: number): Promise<string[]> {
  const rows = await queries.selectFrom('workspaces').where('id', '>', afterId).orderBy('id').limit(limit).select('id').execute();
  return rows.map(({ id }) => id);
}

type Prune = (queries: Queries, ownerId: string, until: Date, limit: number) => Promise<number>;

const isOpen = sql`status in ('running', 'waiting')`;
const isOpenSend = sql`outbox.state in ('intent', 'sending', 'parked')`;

/** Open work and its trigger stay. */
export const tables: readonly Prune[] = [
  prune(
    'events',
    (until) => sql`received_at < ${until} and processed_status in ('completed', 'failed') and not exists (
      select 1 from runs where runs.contact_id = events.contact_id and ${isOpen}
        and (runs.id = events.run_id or runs.trigger_key = events.event_key))`,
  ),
  prune('messages', (until) => sql`sent_at < ${until}`),
  prune(
    'runs',
    (until) => sql`started_at < ${until} and coalesce(ended_at, started_at) < ${until} and not ${isOpen}
      and not exists (select 1 from outbox where outbox.run_id = runs.id and ${isOpenSend})`,
  ),
  prune(
    'comments',
    (until) => sql`written_at < ${until} and not exists (
      select 1 from outbox where outbox.id = 'comment:' || comments.id and ${isOpenSend})`,
  ),
  pruneUpdates,
];

function prune(table: string, condition: (until: Date) => RawBuilder<unknown>): Prune {
  return (queries, ownerId, until, limit) =>
    deleteBatch(queries, table, sql`owner_id = ${ownerId} and ${condition(until)}`, limit);
}

async function pruneUpdates(queries: Queries, ownerId: string, until: Date, limit: number): Promise<number> {
  const accounts = sql`any(array(select id from instagram_accounts where owner_id = ${ownerId}))`;
  const isOld = sql`account_id = ${accounts} and received_at < ${until} and state in ('done', 'failed')`;
  return deleteBatch(queries, 'inbox', isOld, limit);
}

export interface SendSlice {
  after: string;
  isLast: boolean;
}

/** No index is by owner and time. */
export async function pruneSends(queries: Queries, after: string, until: Date, limit: number): Promise<SendSlice> {
  const { rows } = await sql<{ last: string | null; n: number; latest: Date | null }>`
    with slice as materialized (
      select owner_id, id, ord, created_at from outbox where ord > ${after}::bigint order by ord limit ${limit}
    ), gone as (
      delete from outbox using slice
      where outbox.owner_id = slice.owner_id and outbox.id = slice.id and outbox.created_at < ${until} and not (${isOpenSend})
        and not exists (select 1 from runs where runs.id = outbox.run_id and ${isOpen})
    )
    select max(ord)::text as last, count(*)::int as n, max(created_at) as latest from slice`.execute(queries);
  const [read] = rows;
  const isLast = !read?.last || read.n < limit || (read.latest !== null && read.latest >= until);
  return { after: read?.last ?? after, isLast };
}

export async function forgetErasedKeys(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'erased_keys', sql`erased_at < now() - ${REPEATED}::interval`);
}
