import type { Queries } from '../../../infrastructure/database/Database.ts';

export const colleagues = ['ida', 'noor', 'kaya'] as const;

export async function listExpiredSampleUsers(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .selectFrom('users')
    .where('sample_since', '<', before)
    .select('id')
    .orderBy('sample_since')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countSampleUsers(queries: Queries, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('users')
    .where('sample_since', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
