import type { Queries } from '../../../infrastructure/database/Database.ts';
import { foldName } from '../passwords/index.ts';

/** Matches only the email address, because a username may look like one. */
export async function findUserByEmail(queries: Queries, emailKey: string): Promise<string | null> {
  const row = await queries
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.owner_id')
    .where('name_key', '=', emailKey)
    .select(['users.id', 'users.email'])
    .executeTakeFirst();
  return row && foldName(row.email) === emailKey ? row.id : null;
}
