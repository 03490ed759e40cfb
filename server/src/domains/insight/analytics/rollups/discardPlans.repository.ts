import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

/** Spans differ by orders of magnitude, so a generic plan would read whole tables. */
export async function discardPlans(queries: Queries): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'on', true),
    set_config('enable_bitmapscan', 'on', true), set_config('enable_mergejoin', 'on', true)`.execute(queries);
}
