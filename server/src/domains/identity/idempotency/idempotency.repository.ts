import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

const KEPT = sql.lit('24 hours');
/** Older claims are from dead processes. */
const RUN_LIMIT = sql.lit('60 seconds');

interface Key {
  ownerId: string;
  keyHash: Buffer;
}

export interface Claim extends Key {
  claimId: string;
}

interface NewClaim extends Claim {
  requestHash: Buffer;
  isRerun: boolean;
}

interface StoredRun {
  request_hash: Buffer;
  status: number | null;
  body: string | null;
  is_interrupted: boolean;
}

/** True for a new or expired key, or an interrupted identical request. */
export async function claimKey(queries: Queries, claim: NewClaim): Promise<boolean> {
  const { ownerId, keyHash, requestHash, claimId, isRerun } = claim;
  const { rows } = await sql`
    insert into idempotency_keys as k (owner_id, key_hash, request_hash, claim_id)
    values (${ownerId}, ${keyHash}, ${requestHash}, ${claimId})
    on conflict (owner_id, key_hash) do update set
      request_hash = excluded.request_hash, claim_id = excluded.claim_id, claimed_at = now(), created_at = now(),
      status = null, body = null
    where k.created_at < now() - ${KEPT}::interval
      or (${isRerun}::boolean and k.status is null and k.request_hash = excluded.request_hash
        and k.claimed_at < now() - ${RUN_LIMIT}::interval)
    returning claim_id`.execute(queries);
  return rows.length > 0;
}

export function findRun(queries: Queries, { ownerId, keyHash }: Key): Promise<StoredRun | undefined> {
  return queries
    .selectFrom('idempotency_keys')
    .where('owner_id', '=', ownerId)
    .where('key_hash', '=', keyHash)
    .select([
      'request_hash',
      'status',
      'body',
      sql<boolean>`status is null and claimed_at < now() - ${RUN_LIMIT}::interval`.as('is_interrupted'),
    ])
    .executeTakeFirst();
}

/** Returns false if another request took over the claim. */
export async function storeResult(queries: Queries, claim: Claim, status: number, body: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('idempotency_keys')
    .set({ status, body })
    .where('owner_id', '=', claim.ownerId)
    .where('key_hash', '=', claim.keyHash)
    .where('claim_id', '=', claim.claimId)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A repeated request then runs again. */
export async function releaseKey(queries: Queries, claim: Claim): Promise<void> {
  await queries
    .deleteFrom('idempotency_keys')
    .where('owner_id', '=', claim.ownerId)
    .where('key_hash', '=', claim.keyHash)
    .where('claim_id', '=', claim.claimId)
    .where('status', 'is', null)
    .execute();
}

export async function pruneIdempotencyKeys(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'idempotency_keys', sql`created_at < now() - ${KEPT}::interval`);
}
