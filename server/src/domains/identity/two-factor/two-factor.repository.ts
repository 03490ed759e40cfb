import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

export type TwoFactorRow = Selectable<Tables['two_factor']>;

export function getTwoFactor(queries: Queries, ownerId: string): Promise<TwoFactorRow | undefined> {
  return queries.selectFrom('two_factor').where('owner_id', '=', ownerId).selectAll().executeTakeFirst();
}

export async function storePendingSeed(queries: Queries, ownerId: string, seed: Buffer, keyId: string): Promise<boolean> {
  const fresh = { sealed_seed: seed, seed_key_id: keyId, last_step: 0 };
  const row = await queries
    .insertInto('two_factor')
    .values({ owner_id: ownerId, ...fresh })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(fresh).where('two_factor.confirmed_at', 'is', null))
    .returning('owner_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if it or a later one was used. */
export async function takeStep(queries: Queries, ownerId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('owner_id', '=', ownerId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirmTwoFactor(queries: Queries, ownerId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('two_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTwoFactor(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('two_factor').where('owner_id', '=', ownerId).execute();
  await queries.deleteFrom('backup_codes').where('owner_id', '=', ownerId).execute();
}

export async function replaceBackupCodes(queries: Queries, ownerId: string, hashes: readonly Buffer[]): Promise<void> {
  await queries.deleteFrom('backup_codes').where('owner_id', '=', ownerId).execute();
  const rows = hashes.map((code_hash) => ({ owner_id: ownerId, code_hash }));
  await queries.insertInto('backup_codes').values(rows).execute();
}

export async function takeBackupCode(queries: Queries, ownerId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('backup_codes')
    .where('owner_id', '=', ownerId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countBackupCodes(queries: Queries, ownerId: string): Promise<number> {
  const row = await queries
    .selectFrom('backup_codes')
    .where('owner_id', '=', ownerId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
