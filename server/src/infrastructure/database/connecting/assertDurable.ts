import { sql } from 'kysely';
import { StartError } from '../../env/StartError.ts';
import type { Queries } from '../Database.ts';

const settings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** An acknowledged webhook must survive a power loss, so a database without synchronous commits is refused. */
export async function assertDurable(queries: Queries): Promise<void> {
  for (const name of settings) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(queries);
    if (rows[0]?.value === 'off') {
      throw new StartError([
        `The database runs with ${name} off and could lose acknowledged messages. Turn it on, or change DATABASE_URL.`,
      ]);
    }
  }
}
