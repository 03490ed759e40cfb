import type { Role } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

/** Locks the membership until the assignment is stored. */
export async function findRole(queries: Queries, ownerId: string, userId: string): Promise<Role | undefined> {
  const row = await queries
    .selectFrom('memberships')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .select('role')
    .forShare()
    .executeTakeFirst();
  return row?.role;
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
