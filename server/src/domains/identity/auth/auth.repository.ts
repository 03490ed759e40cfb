import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { storedLanguage, userLanguage } from '../../../infrastructure/database/languageColumns.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

export interface UserRow {
  id: string;
  username: string;
  email: string;
  avatar: string | null;
  language: string;
  created_at: Date;
}

interface NewUser {
  id: string;
  username: string;
  email: string;
  password_hash: string;
  language: string;
  email_verified_at?: Date;
  sample_since?: Date;
}

const userColumns = ['users.id', 'users.username', 'users.email', 'users.avatar', userLanguage, 'users.created_at'] as const;

/** Returns null if a name is taken. */
export async function insertUser(queries: Queries, user: NewUser, nameKeys: readonly string[]): Promise<UserRow | null> {
  const row = await queries
    .insertInto('users')
    .values({ ...user, ...storedLanguage(user.language) })
    .returning(userColumns)
    .executeTakeFirstOrThrow();
  if (await claimNames(queries, user.id, nameKeys)) return row;
  await queries.deleteFrom('users').where('id', '=', user.id).execute();
  return null;
}

/** Returns false if another user has a name. */
export async function claimNames(queries: Queries, ownerId: string, nameKeys: readonly string[]): Promise<boolean> {
  // Sorted to avoid deadlocks.
  const unique = [...new Set(nameKeys)].sort();
  await queries
    .insertInto('login_names')
    .values(unique.map((name_key) => ({ name_key, owner_id: ownerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = await queries
    .selectFrom('login_names')
    .where('owner_id', '=', ownerId)
    .where('name_key', 'in', unique)
    .select('name_key')
    .execute();
  return own.length === unique.length;
}

export async function keepOnlyNames(queries: Queries, ownerId: string, nameKeys: readonly string[]): Promise<void> {
  await queries
    .deleteFrom('login_names')
    .where('owner_id', '=', ownerId)
    .where('name_key', 'not in', [...nameKeys])
    .execute();
}

export function findUserByName(queries: Queries, nameKey: string): Promise<(UserRow & { password_hash: string }) | undefined> {
  return queries
    .selectFrom('login_names')
    .innerJoin('users', 'users.id', 'login_names.owner_id')
    .where('name_key', '=', nameKey)
    .select([...userColumns, 'password_hash'])
    .executeTakeFirst();
}

export function getUser(queries: Queries, ownerId: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').where('id', '=', ownerId).select(userColumns).executeTakeFirst();
}

export async function setLanguage(queries: Queries, ownerId: string, language: string): Promise<void> {
  await queries.updateTable('users').set(storedLanguage(language)).where('id', '=', ownerId).execute();
}

export async function isKnownDevice(queries: Queries, ownerId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .where('owner_id', '=', ownerId)
    .where('device_hash', '=', deviceHash)
    .select('owner_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** True for a new browser that is not the first. */
export async function rememberDevice(queries: Queries, ownerId: string, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean; is_first: boolean }>`
    with earlier as (select 1 from known_devices where owner_id = ${ownerId} limit 1)
    insert into known_devices as d (owner_id, device_hash) values (${ownerId}, ${deviceHash})
    on conflict (owner_id, device_hash) do update set last_seen_at = now()
    returning d.xmax = 0 as is_new, not exists (select from earlier) as is_first`.execute(queries);
  return rows.some((row) => row.is_new && !row.is_first);
}

export async function forgetDevices(queries: Queries, ownerId: string, exceptHash: Buffer | null = null): Promise<void> {
  await queries
    .deleteFrom('known_devices')
    .where('owner_id', '=', ownerId)
    .$if(exceptHash !== null, (query) => query.where('device_hash', '<>', exceptHash))
    .execute();
  await queries.deleteFrom('known_addresses').where('owner_id', '=', ownerId).execute();
}

/** Browsers keep cookies for at most 400 days. */
export async function pruneDevices(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'known_devices', sql`last_seen_at < now() - interval '400 days'`);
}
