import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

const MAX_DELAY_S = 900;
/** The longest window. */
const FORGOTTEN_AFTER = sql.lit('24 hours');

/** Pauses double from 1 s to 15 min. A single statement, so that concurrent attempts cannot share a slot. */
export async function consumeWithBackoff(queries: Queries, keyHash: Buffer, free: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into attempts as a (key_hash, tries, since) values (${keyHash}, 1, ${now})
    on conflict (key_hash) do update set
      tries = case when a.since < ${now}::timestamptz - ${FORGOTTEN_AFTER}::interval then 1 else a.tries + 1 end,
      blocked_until = case
        when a.since < ${now}::timestamptz - ${FORGOTTEN_AFTER}::interval or a.tries + 1 < ${free}::int then null
        else ${now}::timestamptz + least(power(2, least(a.tries + 1 - ${free}::int, 20)), ${MAX_DELAY_S}) * interval '1 second'
      end,
      since = ${now}
    where a.blocked_until is null or a.blocked_until <= ${now}
    returning tries`.execute(queries);
  return rows.length > 0;
}

export async function consumeFromWindow(
  queries: Queries,
  keyHash: Buffer,
  limit: number,
  windowMs: number,
  now: Date,
): Promise<boolean> {
  const begin = new Date(now.getTime() - windowMs);
  const { rows } = await sql`
    insert into attempts as a (key_hash, tries, since) values (${keyHash}, 1, ${now})
    on conflict (key_hash) do update set
      tries = case when a.since <= ${begin} then 1 else a.tries + 1 end,
      since = case when a.since <= ${begin} then ${now}::timestamptz else a.since end
    where a.tries < ${limit}::int or a.since <= ${begin}
    returning tries`.execute(queries);
  return rows.length > 0;
}

export function findAttempts(
  queries: Queries,
  keyHash: Buffer,
): Promise<{ since: Date; blocked_until: Date | null } | undefined> {
  return queries.selectFrom('attempts').select(['since', 'blocked_until']).where('key_hash', '=', keyHash).executeTakeFirst();
}

export async function refund(queries: Queries, keyHash: Buffer): Promise<void> {
  await queries
    .updateTable('attempts')
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where('key_hash', '=', keyHash)
    .execute();
}

export async function resetRateLimit(queries: Queries, keyHash: Buffer): Promise<void> {
  await queries.deleteFrom('attempts').where('key_hash', '=', keyHash).execute();
}

export async function pruneRateLimits(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'attempts', sql`since < now() - ${FORGOTTEN_AFTER}::interval`);
}
