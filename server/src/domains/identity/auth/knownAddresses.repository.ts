import { sql } from 'kysely';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import { addressKey } from '../../../infrastructure/http/senders/addressKey.ts';

export async function isKnownAddress(queries: Queries, ownerId: string, address: string): Promise<boolean> {
  const row = await queries
    .selectFrom('known_addresses')
    .where('owner_id', '=', ownerId)
    .where('address_hash', '=', hashAddress(ownerId, address))
    .select('owner_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(queries: Queries, ownerId: string, address: string): Promise<void> {
  await queries
    .insertInto('known_addresses')
    .values({ owner_id: ownerId, address_hash: hashAddress(ownerId, address) })
    .onConflict((conflict) => conflict.columns(['owner_id', 'address_hash']).doUpdateSet({ last_seen_at: sql<Date>`now()` }))
    .execute();
}

export async function pruneAddresses(queries: Queries): Promise<void> {
  await deleteInBatches(queries, 'known_addresses', sql`last_seen_at < now() - interval '90 days'`);
}

/** Hashed with the owner, so that the table does not show who shares an address. */
function hashAddress(ownerId: string, address: string): Buffer {
  return sha256([ownerId, addressKey(address)].join('\0'));
}
