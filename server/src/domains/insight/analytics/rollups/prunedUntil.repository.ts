import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

/** Rows from before this time may be deleted (`RETENTION_DAYS`), so their counts are final. */
export const prunedUntil: RawBuilder<Date> = sql`coalesce((select pruned_until from retention_progress), '-infinity')`;

export async function getPrunedUntil(queries: Queries): Promise<Date> {
  const row = await queries.selectFrom('retention_progress').select('pruned_until').executeTakeFirst();
  return row?.pruned_until ?? new Date(0);
}
