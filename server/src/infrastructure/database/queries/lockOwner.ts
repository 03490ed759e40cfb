import { sql } from 'kysely';
import { advisoryLocks } from '../advisoryLocks.ts';
import type { Queries } from '../Database.ts';

/** For changes that depend on many rows of an owner, such as a limit. Call it before other locks. */
export async function lockOwner(queries: Queries, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.ownerChanges}, hashtext(${ownerId}))`.execute(queries);
}
