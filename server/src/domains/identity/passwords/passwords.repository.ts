import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface StoredPassword {
  username: string;
  email: string;
  password_hash: string;
}

export function getPassword(queries: Queries, ownerId: string): Promise<StoredPassword | undefined> {
  return queries.selectFrom('users').where('id', '=', ownerId).select(['username', 'email', 'password_hash']).executeTakeFirst();
}

export async function setPasswordHash(queries: Queries, ownerId: string, password_hash: string): Promise<void> {
  await queries.updateTable('users').set({ password_hash }).where('id', '=', ownerId).execute();
}

export async function markEmailVerified(queries: Queries, ownerId: string): Promise<void> {
  await queries.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', ownerId).execute();
}

export async function replacePasswordHash(queries: Queries, ownerId: string, from: string, to: string): Promise<void> {
  await queries
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', ownerId)
    .where('password_hash', '=', from)
    .execute();
}
