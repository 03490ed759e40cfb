import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

interface NewChallenge {
  challenge_hash: Buffer;
  owner_id: string;
  expires_at: Date;
}

export async function insertChallenge(queries: Queries, challenge: NewChallenge): Promise<void> {
  await queries.insertInto('login_challenges').values(challenge).execute();
}

export async function findChallenge(queries: Queries, challengeHash: Buffer): Promise<string | null> {
  const row = await queries
    .selectFrom('login_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('owner_id')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function takeChallenge(queries: Queries, ownerId: string, challengeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('login_challenges')
    .where('owner_id', '=', ownerId)
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A new password, or turning off two-factor authentication, cancels pending sign-ins. */
export async function deleteChallenges(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('login_challenges').where('owner_id', '=', ownerId).execute();
}

export async function pruneChallenges(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'login_challenges', sql`expires_at < now()`);
}
