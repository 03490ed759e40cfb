import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { leaseRows, milliseconds } from '../../../../infrastructure/database/queries/leaseRows.ts';
import type { AccountRow } from '../instagram-accounts.repository.ts';

interface RefreshPolicy {
  beforeMs: number;
  minimumAgeMs: number;
  retryMs: number;
}

export const leaseTokensToRefresh = (queries: Queries, policy: RefreshPolicy): Promise<AccountRow[]> =>
  leaseRows(queries, {
    table: 'instagram_accounts',
    isDue: sql`state = 'active' and sealed_token is not null
      and token_expires_at > now() and token_expires_at < now() + ${milliseconds(policy.beforeMs)}
      and greatest(connected_at, token_refreshed_at) < now() - ${milliseconds(policy.minimumAgeMs)}
      and (token_tried_at is null or token_tried_at < now() - ${milliseconds(policy.retryMs)})`,
    limit: 100,
    set: sql`token_tried_at = now()`,
  });

interface RefreshedToken {
  sealedToken: Buffer;
  keyId: string;
  expiresAt: Date;
}

/** Does nothing after a reconnect or disconnect. */
export async function storeRefreshedToken(queries: Queries, account: AccountRow, token: RefreshedToken): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({
      sealed_token: token.sealedToken,
      token_key_id: token.keyId,
      token_expires_at: token.expiresAt,
      token_refreshed_at: sql<Date>`now()`,
      token_notice_days: null,
      token_version: account.token_version + 1,
    })
    .where('owner_id', '=', account.owner_id)
    .where('id', '=', account.id)
    .where('sealed_token', 'is not', null)
    .where('token_version', '=', account.token_version)
    .execute();
}

export function findEndingTokens(queries: Queries, days: number): Promise<AccountRow[]> {
  return queries
    .selectFrom('instagram_accounts')
    .where('state', '=', 'active')
    .where('token_expires_at', '<', sql<Date>`now() + ${`${days} days`}::interval`)
    .selectAll()
    .execute();
}

/** Returns false after an equally urgent notice. */
export async function markNoticeGiven(queries: Queries, account: AccountRow, days: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('instagram_accounts')
    .set({ token_notice_days: days })
    .where('owner_id', '=', account.owner_id)
    .where('id', '=', account.id)
    .where((eb) => eb.or([eb('token_notice_days', 'is', null), eb('token_notice_days', '>', days)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const leaseSubscriptionsToCheck = (queries: Queries, everyMs: number): Promise<AccountRow[]> =>
  leaseRows(queries, {
    table: 'instagram_accounts',
    isDue: sql`state = 'active' and wants_webhooks
      and (subscriptions_checked_at is null or subscriptions_checked_at <= now() - ${milliseconds(everyMs)})`,
    limit: 500,
    set: sql`subscriptions_checked_at = now()`,
  });

export async function forgetSubscriptionChecks(queries: Queries): Promise<void> {
  await queries.updateTable('instagram_accounts').set({ subscriptions_checked_at: null }).where('state', '=', 'active').execute();
}

export interface SilentAccount extends AccountRow {
  last_event_at: Date;
}

interface SilencePolicy {
  /** Fewer events do not show a usual gap. */
  minimumEvents: number;
  times: number;
  minimumMs: number;
}

/** The usual gap is the 95th percentile. */
export async function claimSilentAccounts(
  queries: Queries,
  { minimumEvents, times, minimumMs }: SilencePolicy,
): Promise<SilentAccount[]> {
  const { rows } = await sql<SilentAccount>`
    update instagram_accounts account set silence_told_for = silent.last_event_at
    from (
      select listening.id, max(heard.received_at) as last_event_at
      from instagram_accounts listening cross join lateral (
        select received_at, received_at - lag(received_at) over (order by received_at) as gap
        from (select received_at from inbox where account_id = listening.id and kind not in ('timer', 'scheduled_start') and not is_simulated
          and received_at > now() - interval '14 days'
          order by received_at desc limit 500) latest
      ) heard
      where listening.state = 'active' and listening.wants_webhooks
      group by listening.id
      having count(*) >= ${minimumEvents}
        and now() - max(heard.received_at)
          > greatest(${times} * percentile_cont(0.95) within group (order by heard.gap), ${milliseconds(minimumMs)})
    ) silent
    where silent.id = account.id and account.silence_told_for is distinct from silent.last_event_at
    returning account.*, silent.last_event_at`.execute(queries);
  return rows;
}
