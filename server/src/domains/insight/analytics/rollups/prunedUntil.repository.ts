import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

/** Earlier counts are final, because `RETENTION_DAYS` deletes their rows. */
export const prunedUntil: RawBuilder<Date> = sql`coalesce((select pruned_until from retention_progress), '-infinity')`;

export async function getPrunedUntil(queries: Queries): Promise<Date> {
  const row = await queries.selectFrom('retention_progress').select('pruned_until').executeTakeFirst();
  return row?.pruned_until ?? new Date(0);
}
