import { sql } from 'kysely';
import type { Queries } from '../../src/infrastructure/database/Database.ts';

export async function makeJobsDue(queries: Queries, name: string): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    update pgboss.job set start_after = now() from pgboss.job delayed
    where job.id = delayed.id and job.name = ${name} and job.state = 'created' and delayed.start_after > now()
    returning round(extract(epoch from delayed.start_after - delayed.created_on))::int as seconds`.execute(queries);
  return rows.map(({ seconds }) => seconds);
}
