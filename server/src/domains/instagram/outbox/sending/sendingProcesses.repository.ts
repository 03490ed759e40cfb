import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

export async function beatAndCount(queries: Queries, id: string, goneAfterMs: number): Promise<number> {
  const since = sql`now() - ${`${goneAfterMs} milliseconds`}::interval`;
  await sql`insert into sending_processes (id) values (${id}) on conflict (id) do update set heard_at = now()`.execute(queries);
  await sql`delete from sending_processes where heard_at < ${since}`.execute(queries);
  const { rows } = await sql<{ count: number }>`select count(*) as count from sending_processes`.execute(queries);
  return Math.max(1, rows[0]?.count ?? 1);
}

export async function signOff(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('sending_processes').where('id', '=', id).execute();
}
