import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

/** Bodies have up to 2 MiB. */
const LETTERS_TOGETHER = 100;
/** Allows for clock skew. */
const CLOCK_TOLERANCE = sql.lit('5 minutes');

interface NewDeadLetter {
  body_hash: Buffer;
  body: Buffer;
  reason: string;
  /** Includes followers. */
  ig_ids: string[];
}

export async function storeDeadLetter(queries: Queries, letter: NewDeadLetter): Promise<boolean> {
  const row = await queries
    .insertInto('dead_letters')
    .values(letter)
    .onConflict((conflict) => conflict.column('body_hash').doUpdateSet({ deliveries: sql<number>`dead_letters.deliveries + 1` }))
    .returning('deliveries')
    .executeTakeFirstOrThrow();
  return row.deliveries === 1;
}

export interface NamedAccount {
  owner_id: string;
  account_id: string;
  is_connected: boolean;
}

/** The connected account, or all former ones. */
export async function findAccountsByIgIds(queries: Queries, igIds: readonly string[]): Promise<NamedAccount[]> {
  if (igIds.length === 0) return [];
  const { rows } = await sql<NamedAccount>`
    select owner_id, account_id, is_connected from (
      select owner_id, id as account_id, state <> 'inactive' as is_connected,
        bool_or(state <> 'inactive') over (partition by ig_id) as has_connected
      from instagram_accounts where ig_id = any(${igIds}::text[])
    ) named where is_connected or not has_connected`.execute(queries);
  return rows;
}

export async function storeOwners(queries: Queries, bodyHash: Buffer, accounts: readonly NamedAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map(({ account_id, owner_id }) => ({ body_hash: bodyHash, account_id, owner_id }));
  await queries.insertInto('dead_letter_owners').values(rows).execute();
}

export async function listConnected(queries: Queries, limit: number): Promise<NamedAccount[]> {
  const rows = await queries
    .selectFrom('instagram_accounts')
    .where('state', '<>', 'inactive')
    .orderBy('synced_at', 'desc')
    .select(['owner_id', 'id as account_id'])
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, is_connected: true }));
}

export async function eraseDeadLettersOfOwner(queries: Queries, ownerId: string): Promise<void> {
  const isOfOwner = sql`body_hash in (select body_hash from dead_letter_owners where owner_id = ${ownerId})`;
  await deleteInBatches(queries, 'dead_letters', isOfOwner, LETTERS_TOGETHER);
}

export async function eraseDeadLettersNaming(queries: Queries, igId: string, until: Date | null = null): Promise<void> {
  const isInTime = sql`(${until}::timestamptz is null or first_at <= ${until}::timestamptz + ${CLOCK_TOLERANCE}::interval)`;
  await deleteInBatches(queries, 'dead_letters', sql`ig_ids @> array[${igId}::text] and ${isInTime}`, LETTERS_TOGETHER);
}

export async function pruneDeadLetters(queries: Queries, days: number): Promise<void> {
  await deleteInBatches(queries, 'dead_letters', sql`first_at < now() - make_interval(days => ${days}::int)`, LETTERS_TOGETHER);
}
