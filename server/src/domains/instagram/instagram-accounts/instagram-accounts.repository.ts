import { permissions } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { advisoryLocks } from '../../../infrastructure/database/advisoryLocks.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { InstagramAccountsTable } from '../../../infrastructure/database/tables/instagramTables.ts';

export type AccountRow = Selectable<InstagramAccountsTable>;

export async function lockConnecting(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.connectAccount})`.execute(queries);
}

export function findConnectedAccount(queries: Queries, ownerId: string): Promise<AccountRow | undefined> {
  return queries
    .selectFrom('instagram_accounts')
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'inactive')
    .selectAll()
    .executeTakeFirst();
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

export async function findAccountId(queries: Queries, ownerId: string, igId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('instagram_accounts')
    .where('owner_id', '=', ownerId)
    .where('ig_id', '=', igId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const disconnected = { state: 'inactive', sealed_token: null, token_key_id: null, subscribed_fields: [] } as const;

/** Ends all connections to this account, and the owner's other connection. */
export function endOtherConnections(
  queries: Queries,
  ownerId: string,
  igId: string,
): Promise<Pick<AccountRow, 'id' | 'owner_id' | 'username'>[]> {
  return queries
    .updateTable('instagram_accounts')
    .set({ ...disconnected, subscribed_fields: [] })
    .where('state', '<>', 'inactive')
    .where((eb) => eb.or([eb('ig_id', '=', igId), eb('owner_id', '=', ownerId)]))
    .returning(['id', 'owner_id', 'username'])
    .execute();
}

export async function markTakenOver(queries: Queries, accountIds: readonly string[], now: Date): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({ taken_over_at: now })
    .where('id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
}

export async function clearTakeovers(queries: Queries, ownerId: string): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({ taken_over_at: null })
    .where('owner_id', '=', ownerId)
    .where('taken_over_at', 'is not', null)
    .execute();
}

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

export interface Connection {
  id: string;
  owner_id: string;
  ig_id: string;
  app_scoped_id: string;
  username: string;
  name: string | null;
  account_type: string | null;
  sealed_token: Buffer;
  token_key_id: string;
  token_expires_at: Date;
  scopes: string[];
  subscribed_fields: string[];
  followers_count: number | null;
  follows_count: number | null;
  media_count: number | null;
}

/** A new grant resets these columns. */
const freshUpkeep = {
  wants_webhooks: true,
  token_tried_at: null,
  token_refreshed_at: null,
  token_notice_days: null,
  silence_told_for: null,
  erase_code: null,
  pause_reason: null,
  paused_at: null,
} as const;

export async function storeConnection(queries: Queries, connection: Connection, now: Date): Promise<void> {
  const { id, owner_id, ig_id, ...changing } = connection;
  const fresh = {
    ...changing,
    ...freshUpkeep,
    state: 'active',
    connected_at: now,
    synced_at: now,
    subscriptions_checked_at: now,
  } as const;
  await queries
    .insertInto('instagram_accounts')
    .values({ id, owner_id, ig_id, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'ig_id'])
        .doUpdateSet({ ...fresh, token_version: sql<number>`instagram_accounts.token_version + 1` }),
    )
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

export async function storeProfileFigures(
  queries: Queries,
  ownerId: string,
  accountId: string,
  profile: Pick<Connection, 'username' | 'name' | 'account_type' | 'followers_count' | 'follows_count' | 'media_count'>,
): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({ ...profile, synced_at: sql<Date>`now()` })
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

interface NewState {
  state_hash: Buffer;
  owner_id: string;
  session_id: string;
  browser_hash: Buffer;
  expires_at: Date;
}

export async function insertOauthState(queries: Queries, state: NewState): Promise<void> {
  await queries
    .deleteFrom('oauth_states')
    .where('owner_id', '=', state.owner_id)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await queries.insertInto('oauth_states').values(state).execute();
}

/** A state works once, for the same browser and an open session. */
export interface Connecting {
  ownerId: string;
  userId: string;
}

export function takeOauthState(queries: Queries, stateHash: Buffer, browserHash: Buffer): Promise<Connecting | undefined> {
  return (
    queries
      .deleteFrom('oauth_states')
      .using(['auth_sessions', 'memberships'])
      .where('state_hash', '=', stateHash)
      .where('browser_hash', '=', browserHash)
      .where('oauth_states.expires_at', '>', sql<Date>`now()`)
      .whereRef('auth_sessions.id', '=', 'oauth_states.session_id')
      .where('auth_sessions.expires_at', '>', sql<Date>`now()`)
      // The member may have been removed since.
      .whereRef('memberships.owner_id', '=', 'oauth_states.owner_id')
      .whereRef('memberships.user_id', '=', 'auth_sessions.owner_id')
      .where('memberships.role', 'in', permissions['instagram.manage'])
      .returning(['oauth_states.owner_id as ownerId', 'auth_sessions.owner_id as userId'])
      .executeTakeFirst()
  );
}

/** Locks the membership, so that a removal waits or is seen. */
export async function mayConnect(queries: Queries, { ownerId, userId }: Connecting): Promise<boolean> {
  const row = await queries
    .selectFrom('memberships')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .where('role', 'in', permissions['instagram.manage'])
    .select('role')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
