import { SESSION_IDLE_MS } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { SignedIn } from '../../infrastructure/http/SignedIn.ts';

export interface UserRow {
  id: string;
  username: string;
  email: string;
  avatar: string | null;
  created_at: Date;
}

interface NewUser {
  id: string;
  username: string;
  email: string;
  password_hash: string;
}

const userColumns = ['id', 'username', 'email', 'avatar', 'created_at'] as const;
/** Writing `last_seen_at` at every request would cost one write per read. */
const SEEN_RESOLUTION = sql.lit('1 minute');
const idle = sql<Date>`now() - ${sql.lit(`${SESSION_IDLE_MS} milliseconds`)}::interval`;

/** Answers null when one of the names is taken, and then leaves nothing behind. */
export async function insertUser(queries: Queries, user: NewUser, nameKeys: readonly string[]): Promise<UserRow | null> {
  const row = await queries.insertInto('users').values(user).returning(userColumns).executeTakeFirstOrThrow();
  const names = nameKeys.map((name_key) => ({ name_key, owner_id: user.id }));
  const claimed = await queries
    .insertInto('login_names')
    .values(names)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name_key')
    .execute();
  if (claimed.length === names.length) return row;
  await queries.deleteFrom('users').where('id', '=', user.id).execute();
  return null;
}

export function findUserByName(queries: Queries, nameKey: string): Promise<(UserRow & { password_hash: string }) | undefined> {
  return queries
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.owner_id')
    .where('name_key', '=', nameKey)
    .select(['id', 'username', 'email', 'avatar', 'created_at', 'password_hash'])
    .executeTakeFirst();
}

export function getUser(queries: Queries, ownerId: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').where('id', '=', ownerId).select(userColumns).executeTakeFirst();
}

interface NewSession {
  id: string;
  owner_id: string;
  token_hash: Buffer;
  expires_at: Date;
}

export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  await queries.insertInto('auth_sessions').values(session).execute();
}

/** The living session of a token. */
export async function findSession(queries: Queries, tokenHash: Buffer): Promise<SignedIn | null> {
  const row = await queries
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.id', 's.owner_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('s.last_seen_at', '>', idle)
    .select([
      's.id',
      's.owner_id',
      'u.username',
      sql<boolean>`s.last_seen_at < now() - ${SEEN_RESOLUTION}::interval`.as('is_stale'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_stale) {
    await queries.updateTable('auth_sessions').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', row.id).execute();
  }
  return { userId: row.owner_id, sessionId: row.id, username: row.username };
}

export async function deleteSession(queries: Queries, ownerId: string, sessionId: string): Promise<void> {
  await queries.deleteFrom('auth_sessions').where('owner_id', '=', ownerId).where('id', '=', sessionId).execute();
}
