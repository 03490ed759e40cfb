import { isAllowed, type Role } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface MemberRow {
  user_id: string;
  username: string;
  email: string;
  avatar: string | null;
  role: Role;
  joined_at: Date;
  is_available: boolean;
}

const byRole = sql`array_position(array['owner', 'admin', 'editor', 'agent', 'viewer'], m.role)`;

function membersOf(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.owner_id', '=', ownerId)
    .select(['m.user_id', 'u.username', 'u.email', 'u.avatar', 'm.role', 'm.joined_at', 'm.is_available']);
}

/** Needs system access, because of the names. */
export function listMembers(queries: Queries, ownerId: string): Promise<MemberRow[]> {
  return membersOf(queries, ownerId).orderBy(byRole).orderBy(sql`lower(u.username)`).execute();
}

export function findMember(queries: Queries, ownerId: string, userId: string): Promise<MemberRow | undefined> {
  return membersOf(queries, ownerId).where('m.user_id', '=', userId).executeTakeFirst();
}

/** Changes of memberships wait for each other, so that an owner remains. */
export async function lockMembers(queries: Queries, ownerId: string): Promise<void> {
  await queries.selectFrom('workspaces').where('id', '=', ownerId).select('id').forNoKeyUpdate().execute();
}

export async function countMembers(queries: Queries, ownerId: string): Promise<{ members: number; owners: number }> {
  return queries
    .selectFrom('memberships')
    .where('owner_id', '=', ownerId)
    .select([sql<number>`count(*)::int`.as('members'), sql<number>`(count(*) filter (where role = 'owner'))::int`.as('owners')])
    .executeTakeFirstOrThrow();
}

export async function setRole(queries: Queries, ownerId: string, userId: string, role: Role): Promise<void> {
  const change = { role, ...(!isAllowed(role, 'inbox.reply') && { is_available: false }) };
  await queries.updateTable('memberships').set(change).where('owner_id', '=', ownerId).where('user_id', '=', userId).execute();
}

export async function insertMember(queries: Queries, ownerId: string, userId: string, role: Role): Promise<void> {
  await queries.insertInto('memberships').values({ owner_id: ownerId, user_id: userId, role }).execute();
}

export async function deleteMember(queries: Queries, ownerId: string, userId: string): Promise<void> {
  await queries.deleteFrom('memberships').where('owner_id', '=', ownerId).where('user_id', '=', userId).execute();
}

/** Links of a member must not outlive what the member may do. */
export async function deleteInvitationsBy(
  queries: Queries,
  ownerId: string,
  userId: string,
  kept: readonly Role[] = [],
): Promise<void> {
  await queries
    .deleteFrom('workspace_invitations')
    .where('owner_id', '=', ownerId)
    .where('invited_by', '=', userId)
    .$if(kept.length > 0, (query) => query.where('role', 'not in', [...kept]))
    .execute();
}
