import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { containing } from './search/containing.ts';

/** A copy costs as much as the event itself, so only owners who search have one. */
const WANTED_FOR = sql.lit('30 days');
const isWanted = sql`event_text_positions.wanted_at > now() - ${WANTED_FOR}::interval`;

/** Called when a search finds too little in the newest events. */
export async function requestTexts(queries: Queries, ownerId: string): Promise<void> {
  await sql`
    insert into event_text_positions (owner_id, seq) values (${ownerId}, 0)
    on conflict (owner_id) do update set wanted_at = now() where event_text_positions.wanted_at < now() - interval '1 day'`.execute(
    queries,
  );
}

/** Of owners who no longer search. Their searches read the events. */
export async function deleteUnusedTexts(queries: Queries, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with unused as (
      update event_text_positions set seq = 0 where not ${isWanted} and seq > 0
    ), gone as (
      delete from event_texts where event_id in (
        select event_id from event_text_positions join event_texts using (owner_id) where not ${isWanted} limit ${limit})
      returning 1
    )
    select count(*)::int as n from gone`.execute(queries);
  return rows[0]?.n ?? 0;
}

/** Changed events are copied again, which removes erased texts. Returns the largest number of one owner. */
export async function copyNextTexts(queries: Queries, limitOfOwner: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with due as (
      select feed_positions.owner_id, feed_positions.seq as last, event_text_positions.seq as done
      from event_text_positions join feed_positions using (owner_id)
      where feed_positions.seq > event_text_positions.seq and ${isWanted}
    ), next as (
      select due.owner_id, due.last, picked.*
      from due left join lateral (
        select id, seq, payload::text as body from events
        where events.owner_id = due.owner_id and events.seq > due.done order by events.seq limit ${limitOfOwner}
      ) picked on true
    ), copied as (
      insert into event_texts (event_id, owner_id, body)
      select id, owner_id, body from next where id is not null
      on conflict (event_id) do update set body = excluded.body where event_texts.body <> excluded.body
    ), counted as (
      select owner_id, last, max(seq) as until, count(id) as n from next group by owner_id, last
    ), moved as (
      insert into event_text_positions (owner_id, seq)
      select owner_id, case when n < ${limitOfOwner} then last else until end from counted
      on conflict (owner_id) do update set seq = greatest(event_text_positions.seq, excluded.seq)
    )
    select coalesce(max(n), 0)::int as n from counted`.execute(queries);
  return rows[0]?.n ?? 0;
}

/**
 * Null if more than `limit`. Runs as system, because row policies are evaluated before search conditions (ADR
 * 0066).
 */
export async function findInTexts(
  queries: Queries,
  ownerId: string,
  words: readonly string[],
  limit: number,
): Promise<{ ids: string[]; until: number } | null> {
  const matches = sql.join(
    words.map((word) => sql`body ilike ${containing(word)}`),
    sql` and `,
  );
  await sql`
    select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_bitmapscan', 'on', true)`.execute(
    queries,
  );
  const { rows } = await sql<{ ids: string[]; until: number }>`
    select coalesce((select seq from event_text_positions where owner_id = ${ownerId}), 0) as until,
      array(select event_id::text from event_texts where owner_id = ${ownerId} and ${matches} limit ${limit + 1}) as ids`.execute(
    queries,
  );
  const [found] = rows;
  return found && found.ids.length <= limit ? found : null;
}
