import { isAllowed, type Role, roles } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

export const repliers = roles.filter((role) => isAllowed(role, 'inbox.reply'));

/** Locks the membership until the assignment is stored. False if the member cannot reply. */
export async function giveTurn(queries: Queries, ownerId: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('memberships')
    .set({ last_assigned_at: sql<Date>`clock_timestamp()` })
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .where('role', 'in', repliers)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Assignments of a workspace wait for each other. False if it does not assign automatically. */
export async function lockTurns(queries: Queries, ownerId: string): Promise<boolean> {
  const settings = await queries
    .selectFrom('workspace_settings')
    .where('owner_id', '=', ownerId)
    .where('assigns_conversations', '=', true)
    .select('owner_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return settings !== undefined;
}

/** The available member whose last assignment is the oldest. Requires `lockTurns`. */
export async function takeTurn(queries: Queries, ownerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    update memberships set last_assigned_at = clock_timestamp()
    where owner_id = ${ownerId} and user_id = (
      select user_id from memberships where owner_id = ${ownerId} and is_available and role = any(${repliers}::text[])
      order by last_assigned_at nulls first, joined_at, user_id limit 1 for no key update
    ) returning user_id`.execute(queries);
  return rows[0]?.user_id;
}

export async function setAvailability(queries: Queries, ownerId: string, userId: string, isAvailable: boolean): Promise<void> {
  await queries
    .updateTable('memberships')
    .set({ is_available: isAvailable })
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .where('role', 'in', repliers)
    .execute();
}

export interface DueAssignment {
  id: string;
  ownerId: string;
}

export async function findDueAssignments(queries: Queries, limit: number): Promise<DueAssignment[]> {
  const { rows } = await sql<DueAssignment>`
    select id, owner_id as "ownerId" from conversations where assignment_due_at is not null
    order by assignment_due_at, last_inbound_at, id limit ${limit}`.execute(queries);
  return rows;
}

export async function settleAssignment(queries: Queries, { id, ownerId }: DueAssignment): Promise<void> {
  await queries
    .updateTable('conversations')
    .set({ assignment_due_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

export interface TeamMember {
  id: string;
  name: string;
  role: Role;
}

export async function listTeam(queries: Queries, ownerId: string): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select member.user_id as id, author.username as name, member.role
    from memberships member join workspace_authors author using (owner_id, user_id)
    where member.owner_id = ${ownerId}`.execute(queries);
  return rows;
}
