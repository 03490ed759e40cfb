import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

interface Member {
  ownerId: string;
  userId: string;
}

export async function isAssigned(queries: Queries, { ownerId, userId }: Member): Promise<boolean> {
  const row = await queries
    .selectFrom('conversations')
    .where('owner_id', '=', ownerId)
    .where('assigned_to', '=', userId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Avoids deadlocks with intake. */
export async function unassignSome(queries: Queries, { ownerId, userId }: Member, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update conversations set assigned_to = null where id in (
      select id from conversations where owner_id = ${ownerId} and assigned_to = ${userId} limit ${limit} for no key update skip locked
    )`.execute(queries);
  return Number(numAffectedRows ?? 0);
}
