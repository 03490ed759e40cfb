import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { isAny } from '../../../infrastructure/database/queries/isAny.ts';

export interface Backlog {
  id: string;
  owner_id: string;
  ig_id: string;
  username: string;
  seconds: number;
  is_delayed: boolean;
}

export interface Backlogs {
  oldestSeconds: number;
  backlogs: Backlog[];
}

const SKIPPED_MAX = sql.lit(2_000);
const SPILLED_MAX = sql.lit(1_000);

/** Ordered so that only the index of ready updates fits. */
const nextAccount = (after: ReturnType<typeof sql>) =>
  sql`(select account_id from inbox where state = 'ready' and account_id > ${after} order by account_id, id limit 1)`;

/** Older than `minSeconds`, or with an open notice. */
export async function measureBacklogs(queries: Queries, minSeconds: number): Promise<Backlogs> {
  const { rows } = await sql<Partial<Backlog> & { oldestSeconds: number }>`
    with recursive waiting (account_id) as (
      select ${nextAccount(sql`'00000000-0000-0000-0000-000000000000'`)}
      union all
      select ${nextAccount(sql`waiting.account_id`)} from waiting where account_id is not null
    ), undecided as (
      select waiting.account_id, oldest.at from waiting cross join lateral (
        select run_at as at from (
          select * from inbox
          where state = 'ready' and inbox.account_id between waiting.account_id and waiting.account_id
          order by inbox.account_id, id limit ${SKIPPED_MAX}
        ) first
        where origin = 'webhook' and attempt = 0 and interruptions = 0 and run_at <= now() and not is_simulated and not ${isAny(sql`
          select 1 from inbox earlier
          where earlier.lane = first.lane and earlier.id < first.id and earlier.state in ('ready', 'active')`)}
        order by account_id, id limit 1
      ) oldest where waiting.account_id is not null
      union all
      select account.id, min(received_at) from (
        select unnest(ig_ids) as ig_id, received_at from (
          select ig_ids, received_at from waiting_deliveries order by id limit ${SPILLED_MAX}
        ) spilled
      ) named join instagram_accounts account on account.ig_id = named.ig_id and account.state <> 'inactive'
      group by account.id
    ), aged as (
      select account_id, extract(epoch from now() - min(at))::float8 as seconds from undecided group by account_id
    ), shown as (
      select account.id, account.owner_id, account.ig_id, account.username, coalesce(aged.seconds, 0) as seconds,
        event_delays.account_id is not null as is_delayed
      from aged full join event_delays on event_delays.account_id = aged.account_id
      join instagram_accounts account on account.id = coalesce(aged.account_id, event_delays.account_id)
      where aged.seconds >= ${minSeconds} or event_delays.account_id is not null
    )
    select shown.*, oldest.seconds as "oldestSeconds"
    from (select coalesce(max(seconds), 0) as seconds from aged) oldest left join shown on true`.execute(queries);
  const backlogs = rows.filter((row): row is Backlog & { oldestSeconds: number } => row.id !== null);
  return { oldestSeconds: rows[0]?.oldestSeconds ?? 0, backlogs };
}

/** Null: another process was faster. */
export async function openDelay(queries: Queries, account: Pick<Backlog, 'id' | 'owner_id'>): Promise<Date | null> {
  const row = await queries
    .insertInto('event_delays')
    .values({ account_id: account.id, owner_id: account.owner_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('began_at')
    .executeTakeFirst();
  return row?.began_at ?? null;
}

export async function closeDelay(queries: Queries, account: Pick<Backlog, 'id' | 'owner_id'>): Promise<Date | null> {
  const row = await queries
    .deleteFrom('event_delays')
    .where('owner_id', '=', account.owner_id)
    .where('account_id', '=', account.id)
    .returning('began_at')
    .executeTakeFirst();
  return row?.began_at ?? null;
}
