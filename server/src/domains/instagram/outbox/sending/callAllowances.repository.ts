import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../../infrastructure/database/queries/deleteInBatches.ts';
import type { CallGrant, CallRequest } from '../../../../integrations/instagram/index.ts';

/** Longer than any bucket needs to fill. */
const FULL_AFTER = sql.lit('1 hour');
/** Of all processes of this version together, in the table by which those of 1.0.0 share. */
const THIS_VERSION = sql.lit('00000000-0000-0000-0000-000000000001');
const GONE_AFTER = sql.lit('30 seconds');

/**
 * `spare` ones only from the upper half of a bucket. Sorted, so that processes lock rows in one order. Each process
 * of 1.0.0 has a separate part.
 */
export async function reserveCalls(queries: Queries, requests: readonly CallRequest[]): Promise<readonly CallGrant[]> {
  const columns = [
    sql`${requests.map(({ bucket }) => bucket)}::text[]`,
    sql`${requests.map(({ capacity }) => capacity)}::float8[]`,
    sql`${requests.map(({ perSecond }) => perSecond)}::float8[]`,
    sql`${requests.map(({ needed }) => needed)}::int[]`,
    sql`${requests.map(({ ahead }) => ahead)}::float8[]`,
    sql`${requests.map(({ spare }) => spare)}::int[]`,
  ];
  const { rows } = await sql<CallGrant>`
    with shared as (
      select 1 / (1 + count(*)::float8) as part from sending_processes
      where id <> ${THIS_VERSION} and heard_at > now() - ${GONE_AFTER}::interval
    )
    insert into call_allowances as known (bucket, capacity, per_second, needed, ahead, spare, granted, tokens, counted_at)
    select bucket, capacity, per_second, needed, ahead, spare, granted, capacity - granted, clock_timestamp() from (
      select *, least(needed, floor(capacity + ahead))::int as granted
      from (
        select bucket, greatest(1, capacity * part) as capacity, per_second * part as per_second, needed, ahead * part as ahead, spare
        from unnest(${sql.join(columns)}) as request (bucket, capacity, per_second, needed, ahead, spare) cross join shared
      ) part_of_request
      order by bucket
    ) sorted
    on conflict (bucket) do update set
      (tokens, granted) = (
        select filled.tokens - allowed.count, allowed.count
        from (
          select least(
            excluded.capacity,
            known.tokens + excluded.per_second * greatest(0, extract(epoch from excluded.counted_at - known.counted_at))
          ) as tokens
        ) filled
        cross join lateral (
          select (
            greatest(0, least(excluded.needed, floor(filled.tokens + excluded.ahead)))
            + greatest(0, floor(least(excluded.spare, filled.tokens - excluded.needed - excluded.capacity / 2)))
          )::int as count
        ) allowed
      ),
      counted_at = greatest(known.counted_at, excluded.counted_at),
      capacity = excluded.capacity, per_second = excluded.per_second, needed = excluded.needed, ahead = excluded.ahead,
      spare = excluded.spare
    returning bucket, granted, tokens, per_second as "perSecond"`.execute(queries);
  return rows;
}

export async function pruneCallAllowances(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'call_allowances', sql`counted_at < now() - ${FULL_AFTER}::interval`);
}

/** Processes of 1.0.0 count it as one that sends. */
export async function announceSending(queries: Queries): Promise<void> {
  await sql`insert into sending_processes (id) values (${THIS_VERSION}) on conflict (id) do update set heard_at = now()`.execute(
    queries,
  );
}
