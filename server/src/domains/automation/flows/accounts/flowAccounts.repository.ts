import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';

export interface FlowAccount {
  id: string;
  username: string;
}

/** Null for all accounts. Leaves out those that are not connected. */
export function accountsOfFlow(): AliasedRawBuilder<FlowAccount[] | null, 'accounts'> {
  return sql<FlowAccount[] | null>`case when bot_flows.has_chosen_accounts then (
    select coalesce(jsonb_agg(jsonb_build_object('id', account.id, 'username', account.username)
      order by account.added_at, account.id), '[]')
    from flow_accounts chosen join instagram_accounts account on account.id = chosen.account_id and account.owner_id = chosen.owner_id
    where chosen.flow_id = bot_flows.id and account.state <> 'inactive') end`.as('accounts');
}

export function flowAppliesTo(flowId: RawBuilder<unknown>, accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from bot_flows flow where flow.id = ${flowId} and flow.has_chosen_accounts and not exists (
      select from flow_accounts chosen where chosen.flow_id = flow.id and chosen.account_id = ${accountId}))`;
}

/** @throws account_not_connected */
export async function setAccountsOfFlow(
  queries: Queries,
  ownerId: string,
  flowId: string,
  accountIds: readonly string[] | null,
): Promise<void> {
  await queries
    .updateTable('bot_flows')
    .set({ has_chosen_accounts: accountIds !== null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .execute();
  await queries.deleteFrom('flow_accounts').where('owner_id', '=', ownerId).where('flow_id', '=', flowId).execute();
  const wanted = new Set(accountIds);
  if (wanted.size === 0) return;
  const { numAffectedRows } = await sql`
    insert into flow_accounts (flow_id, account_id, owner_id)
    select ${flowId}, id, owner_id from instagram_accounts
    where owner_id = ${ownerId} and state <> 'inactive' and id::text = any(${[...wanted]}::text[])`.execute(queries);
  if (Number(numAffectedRows) !== wanted.size) throw new AppError('account_not_connected');
}

export function describeAccounts(accounts: readonly FlowAccount[] | null): string {
  return accounts === null ? 'all' : accounts.map(({ username }) => `@${username}`).join(', ');
}
