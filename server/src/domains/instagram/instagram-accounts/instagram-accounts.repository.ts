import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { InstagramAccountsTable } from '../../../infrastructure/database/tables/instagramTables.ts';

export type AccountRow = Selectable<InstagramAccountsTable>;

const inOrder = (queries: Queries, ownerId: string) =>
  queries
    .selectFrom('instagram_accounts')
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'inactive')
    .orderBy('added_at')
    .orderBy('id')
    .selectAll();

export function listConnectedAccounts(queries: Queries, ownerId: string): Promise<AccountRow[]> {
  return inOrder(queries, ownerId).execute();
}

export function getConnectedAccount(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
): Promise<AccountRow | undefined> {
  const found = inOrder(queries, ownerId);
  return (accountId === null ? found : found.where('id', '=', accountId)).limit(1).executeTakeFirst();
}

export function getAccount(queries: Queries, ownerId: string, accountId: string): Promise<AccountRow | undefined> {
  return queries
    .selectFrom('instagram_accounts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .selectAll()
    .executeTakeFirst();
}

export function getAccounts(queries: Queries, accountIds: readonly string[]): Promise<AccountRow[]> {
  return queries.selectFrom('instagram_accounts').where('id', '=', sql<string>`any(${accountIds}::uuid[])`).selectAll().execute();
}

const disconnected = { state: 'inactive', sealed_token: null, token_key_id: null, subscribed_fields: [] } as const;

export interface Takeover {
  username: string;
  at: Date;
}

export async function findTakeover(queries: Queries, ownerId: string, since: Date): Promise<Takeover | null> {
  const row = await queries
    .selectFrom('instagram_accounts')
    .where('owner_id', '=', ownerId)
    .where('taken_over_at', '>=', since)
    .orderBy('taken_over_at', 'desc')
    .select(['username', 'taken_over_at'])
    .executeTakeFirst();
  return row?.taken_over_at ? { username: row.username, at: row.taken_over_at } : null;
}

export async function deactivateAccount(queries: Queries, ownerId: string, accountId: string): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({ ...disconnected, subscribed_fields: [] })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .execute();
}

/** Returns false if already expired, or if the token has changed. */
export async function markAccountExpired(queries: Queries, account: AccountRow): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('instagram_accounts')
    .set({ state: 'expired' })
    .where('owner_id', '=', account.owner_id)
    .where('id', '=', account.id)
    .where('state', '=', 'active')
    .where('token_version', '=', account.token_version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ProfileFigures = Pick<
  AccountRow,
  'username' | 'name' | 'picture_url' | 'account_type' | 'followers_count' | 'follows_count' | 'media_count'
>;

export async function storeProfileFigures(
  queries: Queries,
  ownerId: string,
  accountId: string,
  figures: ProfileFigures,
): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({ ...figures, synced_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .execute();
}

export async function storeSubscription(
  queries: Queries,
  ownerId: string,
  accountId: string,
  subscription: { fields: readonly string[]; isWanted: boolean },
): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({
      subscribed_fields: [...subscription.fields],
      wants_webhooks: subscription.isWanted,
      subscriptions_checked_at: sql<Date>`now()`,
      synced_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .execute();
}
