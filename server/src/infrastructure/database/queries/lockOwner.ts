import { sql } from 'kysely';
import { advisoryLocks } from '../advisoryLocks.ts';
import type { Queries } from '../Database.ts';

/**
 * Changes of one owner that depend on many rows wait for each other: those with a limit, or that lock several
 * automations. Call it before other locks.
 */
export async function lockOwner(queries: Queries, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.ownerChanges}, hashtext(${ownerId}))`.execute(queries);
}
