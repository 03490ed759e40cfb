import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

/** Returns false if it was used already. */
export async function useInvitation(queries: Queries, invitation_hash: Buffer, expires_at: Date): Promise<boolean> {
  const row = await queries
    .insertInto('used_invitations')
    .values({ invitation_hash, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('invitation_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function pruneInvitations(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'used_invitations', sql`expires_at < now()`);
}
