import type { Role } from '@fanfare/shared/contracts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

const KEPT_AFTER_EXPIRY = sql.lit('30 days');

export interface InvitationRow {
  id: string;
  owner_id: string;
  email: string;
  email_key: string;
  role: Role;
  link_version: number;
  is_undelivered: boolean;
  invited_by: string | null;
  inviter: string | null;
  sent_at: Date;
  expires_at: Date;
  is_expired: boolean;
}

export interface NewInvitation {
  id: string;
  owner_id: string;
  email: string;
  email_key: string;
  role: Role;
  invited_by: string;
  expires_at: Date;
}

/** Needs system access, because of the name of the inviter. */
function invitations(queries: Queries) {
  return queries
    .selectFrom('workspace_invitations as i')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select([
      'i.id',
      'i.owner_id',
      'i.email',
      'i.email_key',
      'i.role',
      'i.link_version',
      'i.is_undelivered',
      'i.invited_by',
      'u.username as inviter',
      'i.sent_at',
      'i.expires_at',
      sql<boolean>`i.expires_at <= now()`.as('is_expired'),
    ]);
}

export function listInvitations(queries: Queries, ownerId: string): Promise<InvitationRow[]> {
  return invitations(queries).where('i.owner_id', '=', ownerId).orderBy('i.sent_at', 'desc').orderBy('i.id', 'desc').execute();
}

export function findInvitation(queries: Queries, id: string): Promise<InvitationRow | undefined> {
  return invitations(queries).where('i.id', '=', id).executeTakeFirst();
}

export function findInvitationOf(queries: Queries, ownerId: string, emailKey: string): Promise<InvitationRow | undefined> {
  return invitations(queries).where('i.owner_id', '=', ownerId).where('i.email_key', '=', emailKey).executeTakeFirst();
}

export async function countOpen(queries: Queries, ownerId: string): Promise<number> {
  const row = await queries
    .selectFrom('workspace_invitations')
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function hasOpenInvitation(queries: Queries, emailKey: string): Promise<boolean> {
  const row = await queries
    .selectFrom('workspace_invitations')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertInvitation(queries: Queries, invitation: NewInvitation): Promise<void> {
  await queries.insertInto('workspace_invitations').values(invitation).execute();
}

/** Older links stop working. */
export async function renewInvitation(
  queries: Queries,
  ownerId: string,
  id: string,
  change: { role?: Role; invited_by: string; expires_at: Date },
): Promise<void> {
  await queries
    .updateTable('workspace_invitations')
    .set((raise: ExpressionBuilder<Tables, 'workspace_invitations'>) => ({
      ...change,
      sent_at: sql<Date>`now()`,
      is_undelivered: false,
      link_version: raise('link_version', '+', 1),
    }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

export async function markUndelivered(queries: Queries, id: string, linkVersion: number): Promise<void> {
  await queries
    .updateTable('workspace_invitations')
    .set({ is_undelivered: true })
    .where('id', '=', id)
    .where('link_version', '=', linkVersion)
    .execute();
}

export async function deleteInvitation(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('workspace_invitations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Account {
  id: string;
  isMember: boolean;
}

export async function findAccountByEmail(queries: Queries, ownerId: string, emailKey: string): Promise<Account | null> {
  const row = await queries
    .selectFrom('login_names as n')
    .innerJoin('users as u', 'u.id', 'n.owner_id')
    .leftJoin('memberships as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.owner_id', '=', ownerId))
    .where('n.name_key', '=', emailKey)
    .select(['u.id', 'm.role'])
    .executeTakeFirst();
  return row ? { id: row.id, isMember: row.role !== null } : null;
}

export async function getEmail(queries: Queries, userId: string): Promise<string> {
  const row = await queries.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst();
  return row?.email ?? '';
}

export async function getWorkspaceName(queries: Queries, ownerId: string): Promise<string> {
  const row = await queries.selectFrom('workspaces').where('id', '=', ownerId).select('name').executeTakeFirst();
  return row?.name ?? '';
}

export async function pruneMemberInvitations(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'workspace_invitations', sql`expires_at < now() - ${KEPT_AFTER_EXPIRY}::interval`);
}
