import type { MessagingRules } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { defaultRules } from './defaultRules.ts';

export async function findRules(queries: Queries, accountIds: readonly string[]): Promise<(accountId: string) => MessagingRules> {
  const rows = await queries
    .selectFrom('messaging_rules')
    .where('account_id', '=', sql<string>`any(${[...new Set(accountIds)]}::uuid[])`)
    .selectAll()
    .execute();
  const found = new Map(
    rows.map((row): [string, MessagingRules] => [
      row.account_id,
      { optOutWords: row.opt_out_words, optInWords: row.opt_in_words, personPauseMinutes: row.person_pause_minutes },
    ]),
  );
  return (accountId) => found.get(accountId) ?? defaultRules;
}

export async function storeRules(queries: Queries, ownerId: string, accountId: string, rules: MessagingRules): Promise<void> {
  const columns = {
    opt_out_words: [...rules.optOutWords],
    opt_in_words: [...rules.optInWords],
    person_pause_minutes: rules.personPauseMinutes,
    updated_at: sql<Date>`now()`,
  };
  await queries
    .insertInto('messaging_rules')
    .values({ account_id: accountId, owner_id: ownerId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}
