import type { Queries } from '../../../infrastructure/database/Database.ts';

export async function findUserId(queries: Queries, username: string): Promise<string | null> {
  const user = await queries.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  return user?.id ?? null;
}

export async function readUsernames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
