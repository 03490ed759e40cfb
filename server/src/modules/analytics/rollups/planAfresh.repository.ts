import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

/**
 * Until the end of the transaction every statement is planned for what it is asked. How much a span holds differs by orders of magnitude,
 * and a plan for any span would read all of them.
 */
export async function planAfresh(queries: Queries): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'on', true),
    set_config('enable_bitmapscan', 'on', true), set_config('enable_mergejoin', 'on', true)`.execute(queries);
}
