import { sql } from 'kysely';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { isAny } from '../../../infrastructure/database/queries/isAny.ts';
import { NO_ACCOUNT } from '../../../infrastructure/database/queries/roundRobin.ts';
import { ALONE_FROM, type ClaimedUpdate, heldByUs, LEASE } from './worker.repository.ts';

/** Interruptions after which an update is set aside. */
export const SET_ASIDE_FROM = 4;
const TOGETHER_MAX = 16;

/** Of one account in turn: a few together, then one alone, to find the one that ends the process. */
export async function claimSuspects(database: Pick<Database, 'asSystem'>, after: string): Promise<ClaimedUpdate[]> {
  return database.asSystem(async (queries) => {
    const { rows } = await sql<ClaimedUpdate>`
      with turn as (
        select coalesce(${accountAfter(after)}, ${accountAfter(NO_ACCOUNT)}) as account_id
      ), open as materialized (
        select suspect.id, suspect.interruptions from turn join inbox suspect on suspect.account_id = turn.account_id
        where suspect.state = 'ready' and suspect.interruptions > 0 and suspect.run_at <= now() and not ${isAny(sql`
          select 1 from inbox earlier
          where earlier.lane = suspect.lane and earlier.id < suspect.id and earlier.state in ('ready', 'active')`)}
        order by suspect.interruptions, suspect.id limit ${sql.lit(TOGETHER_MAX)}
        for update of suspect skip locked
      ), next as (
        select id from open where interruptions < ${sql.lit(ALONE_FROM)} and interruptions = (select min(interruptions) from open)
        union
        (select id from open order by interruptions, id limit 1)
      )
      update inbox set state = 'active', attempt = attempt + 1, fence = fence + 1, lease_until = now() + ${LEASE}::interval
      from next where inbox.id = next.id
      returning inbox.*`.execute(queries);
    return rows;
  });
}

const accountAfter = (after: string) => sql`(
  select account_id from inbox
  where state = 'ready' and interruptions > 0 and run_at <= now() and account_id > ${after}::uuid order by account_id limit 1)`;

/** Their statements took too long together. */
export async function interruptUpdates(database: Pick<Database, 'asSystem'>, updates: readonly ClaimedUpdate[]): Promise<void> {
  await database.asSystem((queries: Queries) =>
    sql`
      update inbox set state = 'ready', lease_until = null, interruptions = interruptions + 1,
        run_at = now() + interruptions * interval '1 second'
      from ${heldByUs(updates)}`.execute(queries),
  );
}
