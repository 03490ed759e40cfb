import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

export interface ProfileRow {
  username: string;
  email: string;
  full_name: string;
  bio: string;
  avatar: string | null;
  created_at: Date;
  pending_email: string | null;
}

export function getProfile(queries: Queries, ownerId: string): Promise<ProfileRow | undefined> {
  return queries
    .selectFrom('users')
    .leftJoin('pending_emails', 'pending_emails.owner_id', 'users.id')
    .where('users.id', '=', ownerId)
    .select([
      'users.username',
      'users.email',
      'users.full_name',
      'users.bio',
      'users.avatar',
      'users.created_at',
      'pending_emails.email as pending_email',
    ])
    .executeTakeFirst();
}

/** Locks the user's row, so that concurrent changes to one profile run one after another. */
export async function lockProfile(queries: Queries, ownerId: string): Promise<void> {
  await queries.selectFrom('users').where('id', '=', ownerId).select('id').forUpdate().execute();
}

interface ProfileChange {
  username?: string;
  email?: string;
  full_name?: string;
  bio?: string;
}

export async function updateProfile(queries: Queries, ownerId: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await queries.updateTable('users').set(change).where('id', '=', ownerId).execute();
}

export async function setPendingEmail(queries: Queries, ownerId: string, email: string): Promise<void> {
  const requested_at = new Date();
  await queries
    .insertInto('pending_emails')
    .values({ owner_id: ownerId, email, requested_at })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ email, requested_at }))
    .execute();
}

export async function deletePendingEmail(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('pending_emails').where('owner_id', '=', ownerId).execute();
}

export async function prunePendingEmails(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'pending_emails', sql`requested_at < now() - interval '7 days'`);
}

export async function isNameOfAnother(queries: Queries, ownerId: string, nameKey: string): Promise<boolean> {
  const row = await queries
    .selectFrom('login_names')
    .where('name_key', '=', nameKey)
    .where('owner_id', '<>', ownerId)
    .select('name_key')
    .executeTakeFirst();
  return row !== undefined;
}
