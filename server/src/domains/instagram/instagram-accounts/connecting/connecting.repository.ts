import { permissions } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import { advisoryLocks } from '../../../../infrastructure/database/advisoryLocks.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { AccountRow, ProfileFigures } from '../instagram-accounts.repository.ts';

export async function lockConnecting(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.connectAccount})`.execute(queries);
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

export function findConnectionElsewhere(queries: Queries, ownerId: string, igId: string): Promise<AccountRow | undefined> {
  return queries
    .selectFrom('instagram_accounts')
    .where('ig_id', '=', igId)
    .where('owner_id', '<>', ownerId)
    .where('state', '<>', 'inactive')
    .selectAll()
    .executeTakeFirst();
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

interface Connection extends ProfileFigures {
  id: string;
  owner_id: string;
  ig_id: string;
  app_scoped_id: string;
  sealed_token: Buffer;
  token_key_id: string;
  token_expires_at: Date;
  scopes: string[];
  subscribed_fields: string[];
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
    .values({ id, owner_id, ig_id, added_at: now, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'ig_id']).doUpdateSet({
        ...fresh,
        token_version: sql<number>`instagram_accounts.token_version + 1`,
        // A reconnected account keeps its place.
        added_at: sql<Date>`case when instagram_accounts.state = 'inactive' then ${now}::timestamptz else instagram_accounts.added_at end`,
      }),
    )
    .execute();
}

interface NewState {
  state_hash: Buffer;
  owner_id: string;
  session_id: string;
  browser_hash: Buffer;
  adds_account: boolean;
  account_id: string | null;
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

export async function getUsername(queries: Queries, userId: string): Promise<string> {
  const { username } = await queries.selectFrom('users').where('id', '=', userId).select('username').executeTakeFirstOrThrow();
  return username;
}

/** A state works once, for the same browser and an open session. */
export interface Connecting {
  ownerId: string;
  userId: string;
  sessionId: string;
  addsAccount: boolean;
  /** The account that was chosen. */
  accountId: string | null;
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
      .returning([
        'oauth_states.owner_id as ownerId',
        'auth_sessions.owner_id as userId',
        'oauth_states.session_id as sessionId',
        'adds_account as addsAccount',
        'account_id as accountId',
      ])
      .executeTakeFirst()
  );
}

/** Locks the membership, so that a removal waits or is seen. */
export async function mayConnect(
  queries: Queries,
  { ownerId, userId }: Pick<Connecting, 'ownerId' | 'userId'>,
): Promise<boolean> {
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
