import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { HELD_INTERRUPTIONS } from '../../../infrastructure/restore/holdOpenWork.ts';

type Figures = Record<string, number>;

interface Counted {
  key: string;
  n: number;
}

const toFigures = (rows: readonly Counted[]): Figures => Object.fromEntries(rows.map(({ key, n }) => [key, n]));

export async function countInbox(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select state as key, count(*) as n from inbox where state in ('ready', 'active') group by 1`.execute(queries);
  return { ready: 0, active: 0, ...toFigures(rows) };
}

export async function countOutbox(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select state as key, count(*) as n from outbox where state in ('intent', 'sending', 'parked') group by 1`.execute(queries);
  return { intent: 0, sending: 0, parked: 0, ...toFigures(rows) };
}

export async function countWaitingDeliveries(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`select 'whole' as key, count(*) as n from waiting_deliveries`.execute(queries);
  return toFigures(rows);
}

export async function findOldest(queries: Queries): Promise<Figures> {
  const { rows } = await sql<{ inbox: number | null; outbox: number | null; waits: number | null; uncertain: number | null }>`
    select
      (select extract(epoch from now() - min(received_at))::float8 from (
        select received_at from inbox where state in ('ready', 'active') union all select received_at from waiting_deliveries
      ) unread) as inbox,
      (select extract(epoch from now() - min(created_at))::float8 from outbox where state in ('intent', 'sending')) as outbox,
      (select extract(epoch from now() - min(due_at))::float8 from timers where due_at <= now()) as waits,
      (select extract(epoch from now() - min(uncertain_at))::float8 from outbox
        where state = 'sending' and uncertain_at is not null) as uncertain`.execute(queries);
  const [oldest] = rows;
  return {
    inbox: oldest?.inbox ?? 0,
    outbox: oldest?.outbox ?? 0,
    waits: oldest?.waits ?? 0,
    uncertain: oldest?.uncertain ?? 0,
  };
}

export async function findLag(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select 'statistics' as key, extract(epoch from now() - counted_until)::float8 as n from rollup_progress
    union all select 'search_copies', coalesce(extract(epoch from now() - min(greatest(received_at, copied.wanted_at))), 0)::float8
    from event_text_positions copied cross join lateral (
      select received_at from events where events.owner_id = copied.owner_id and events.seq > copied.seq order by events.seq limit 1
    ) next
    where copied.wanted_at > now() - interval '30 days'`.execute(queries);
  return { statistics: 0, ...toFigures(rows) };
}

export async function countExpiredLeases(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select 'inbox' as key, count(*) as n from inbox where state = 'active' and lease_until < now()
    union all select 'flow_requests', count(*) from flow_requests where state = 'active' and lease_until < now()
    union all select 'publications', count(*) from publications
      where state in ('scheduled', 'preparing', 'processing', 'publishing') and run_at <= now() and lease_until < now()`.execute(
    queries,
  );
  return toFigures(rows);
}

export async function countInterrupted(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select 'suspect' as key, count(*) as n from inbox where state = 'ready' and interruptions > 0
    union all select case when interruptions < ${sql.lit(HELD_INTERRUPTIONS)} then 'set_aside' else 'held_after_restore' end, count(*)
    from inbox where state = 'failed' and interruptions > 0 group by 1`.execute(queries);
  return { suspect: 0, set_aside: 0, held_after_restore: 0, ...toFigures(rows) };
}

export async function countUncertain(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select case when absent_since is null then 'first_look' else 'second_look' end as key, count(*) as n
    from outbox where state = 'sending' and uncertain_at is not null group by 1`.execute(queries);
  return { first_look: 0, second_look: 0, ...toFigures(rows) };
}

export async function countComparisons(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select 'running' as key, count(*) as n from delivery_checks where next_slice_at is not null
    union all select 'left_out', count(*) from delivery_checks where left_out_at > now() - interval '1 day'`.execute(queries);
  return toFigures(rows);
}

export async function countTimers(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select case when due_at <= now() then 'due' else 'armed' end as key, count(*) as n from timers group by 1`.execute(queries);
  return { armed: 0, due: 0, ...toFigures(rows) };
}

export async function countDropped(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select reason as key, sum(updates)::bigint as n from intake_drops group by 1
    union all select 'unreadable', count(*) from dead_letters`.execute(queries);
  return toFigures(rows);
}

export async function countJobs(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select state::text as key, count(*) as n from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1`.execute(
    queries,
  );
  return { created: 0, retry: 0, active: 0, failed: 0, ...toFigures(rows) };
}

export async function countAccounts(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Counted>`select state as key, count(*) as n from instagram_accounts group by 1`.execute(queries);
  return { active: 0, expired: 0, inactive: 0, ...toFigures(rows) };
}
