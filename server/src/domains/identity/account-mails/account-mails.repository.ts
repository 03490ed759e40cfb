import { permissions } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { userLanguage } from '../../../infrastructure/database/languageColumns.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { LinkPurpose } from '../../../infrastructure/database/tables/tables.ts';

interface NewLink {
  token_hash: Buffer;
  owner_id: string;
  purpose: LinkPurpose;
  expires_at: Date;
}

export async function insertLink(queries: Queries, link: NewLink): Promise<void> {
  await queries.insertInto('account_links').values(link).execute();
}

export async function findLinkOwner(queries: Queries, tokenHash: Buffer, purpose: LinkPurpose): Promise<string | null> {
  const row = await queries
    .selectFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('owner_id')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function takeLink(queries: Queries, ownerId: string, tokenHash: Buffer, purpose: LinkPurpose): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('account_links')
    .where('owner_id', '=', ownerId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteLinks(queries, ownerId, purpose);
  return true;
}

export async function deleteLink(queries: Queries, ownerId: string, tokenHash: Buffer): Promise<void> {
  await queries.deleteFrom('account_links').where('owner_id', '=', ownerId).where('token_hash', '=', tokenHash).execute();
}

export async function deleteLinks(queries: Queries, ownerId: string, purpose: LinkPurpose): Promise<void> {
  await queries.deleteFrom('account_links').where('owner_id', '=', ownerId).where('purpose', '=', purpose).execute();
}

export interface Recipient {
  username: string;
  email: string;
  pending_email: string | null;
  language: string;
}

export function findRecipient(queries: Queries, ownerId: string): Promise<Recipient | undefined> {
  return queries
    .selectFrom('users')
    .leftJoin('pending_emails', 'pending_emails.owner_id', 'users.id')
    .where('users.id', '=', ownerId)
    .select(['users.username', 'users.email', userLanguage, 'pending_emails.email as pending_email'])
    .executeTakeFirst();
}

export function listManagersOfInstagram(queries: Queries, ownerId: string): Promise<{ userId: string; workspace: string }[]> {
  return queries
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.owner_id')
    .where('memberships.owner_id', '=', ownerId)
    .where('memberships.role', 'in', permissions['instagram.manage'])
    .select(['memberships.user_id as userId', 'workspaces.name as workspace'])
    .execute();
}

export async function pruneLinks(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'account_links', sql`expires_at < now()`);
}
