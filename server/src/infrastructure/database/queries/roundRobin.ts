import { type RawBuilder, sql } from 'kysely';
import { isAny } from './isAny.ts';

interface Queue {
  table: 'inbox' | 'outbox';
  key: 'id' | 'ord';
  /** Must be covered by an index over (account_id, key). */
  ready: string;
  blocking: readonly string[];
  /** On `first`, the row that is claimed. */
  condition?: RawBuilder<unknown>;
}

interface Turn {
  after: string;
  limit: number;
}

const ACCOUNTS_MAX = 256;
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** The same number per account, starting after `after` (F4). */
export function roundRobin(
  { table, key, ready, blocking, condition = sql`true` }: Queue,
  { after, limit }: Turn,
): RawBuilder<unknown> {
  const from = sql.ref(table);
  const position = sql.ref(key);
  const isReady = sql`state = ${sql.lit(ready)}`;
  const accountBehind = (account: RawBuilder<unknown>) => sql`coalesce(
    (select account_id from ${from} where ${isReady} and account_id > ${account} order by account_id limit 1),
    (select account_id from ${from} where ${isReady} order by account_id limit 1))`;
  return sql`(
    with recursive round (account_id, began_with, turn) as (
      select begun.account_id, begun.account_id, 1 from (select ${accountBehind(sql`${after}::uuid`)} as account_id) begun
      union all
      select behind.account_id, round.began_with, round.turn + 1
      from round cross join lateral (select ${accountBehind(sql`round.account_id`)} as account_id) behind
      where behind.account_id <> round.began_with and round.turn < ${sql.lit(ACCOUNTS_MAX)}
    )
    select mine.key, round.account_id, round.turn from round cross join lateral (
      select ${position} as key from ${from} first
      where first.${isReady} and first.account_id = round.account_id and first.run_at <= now() and ${condition} and not ${isAny(sql`
        select 1 from ${from} earlier
        where earlier.lane = first.lane and earlier.${position} < first.${position}
          and earlier.state in (${sql.join(blocking.map((state) => sql.lit(state)))})`)}
      order by first.${position} limit (select greatest(1, ceil(${limit}::int / count(*)::float8))::int from round) for update skip locked
    ) mine
    order by round.turn limit ${limit}
  )`;
}

/** After an empty claim any position works, because all accounts were blocked. */
export function fairnessCursor(rows: readonly { account_id: string; turn: number }[]): string {
  const last = rows.reduce<{ account_id: string; turn: number } | null>(
    (latest, row) => (latest && latest.turn >= row.turn ? latest : row),
    null,
  );
  return last?.account_id ?? crypto.randomUUID();
}
