import type { Queries } from '../../../infrastructure/database/Database.ts';

export async function isAdmin(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.selectFrom('staff').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function setAdmin(queries: Queries, username: string, isToBe: boolean): Promise<boolean> {
  const user = await queries.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (!user) return false;
  const row = { user_id: user.id };
  if (isToBe) {
    await queries
      .insertInto('staff')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await queries.deleteFrom('staff').where('user_id', '=', user.id).execute();
  return true;
}

export async function listAdminIds(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('staff').select('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}

export async function listAdmins(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'user_id')
    .select('username')
    .orderBy('username')
    .execute();
  return rows.map(({ username }) => username);
}
