import type { MessageText, TestResult, TestSuite } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

export type SuiteRow = Selectable<Tables['test_suites']> & { ig_id: string };
export type ResultRow = Selectable<Tables['test_results']>;

const LISTED_MAX = 100;

export function listSuites(queries: Queries, ownerId: string): Promise<SuiteRow[]> {
  return suitesWithAccounts(queries, ownerId)
    .where(sql<boolean>`not exists (select from test_cleanups where requested_at >= test_suites.created_at)`)
    .orderBy('created_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
}

export function findSuite(queries: Queries, ownerId: string, id: string): Promise<SuiteRow | undefined> {
  return suitesWithAccounts(queries, ownerId).where('test_suites.id', '=', id).executeTakeFirst();
}

function suitesWithAccounts(queries: Queries, ownerId: string) {
  return (
    queries
      .selectFrom('test_suites')
      .innerJoin('instagram_accounts', 'instagram_accounts.id', 'test_suites.account_id')
      .where('test_suites.owner_id', '=', ownerId)
      .selectAll('test_suites')
      // Without progress for this long, its process has died.
      .select((suite) => [
        'instagram_accounts.ig_id',
        suite
          .case()
          .when('progress_at', '>', sql<Date>`now() - interval '30 seconds'`)
          .then(suite.ref('progress'))
          .end()
          .as('progress'),
      ])
  );
}

interface NewSuite {
  accountId: string;
  senderId: string;
  senderUsername: string;
  tests: TestSuite['tests'];
  now: Date;
}

export async function insertSuite(queries: Queries, ownerId: string, suite: NewSuite): Promise<string> {
  const id = newId();
  await queries
    .insertInto('test_suites')
    .values({
      id,
      owner_id: ownerId,
      account_id: suite.accountId,
      sender_id: suite.senderId,
      sender_username: suite.senderUsername,
      tests: JSON.stringify(suite.tests),
      created_at: suite.now,
    })
    .execute();
  return id;
}

/** Locks the suite. */
export async function setProgress(
  queries: Queries,
  ownerId: string,
  suiteId: string,
  progress: readonly TestResult['results'][number][] | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('test_suites')
    .set({ progress: progress && JSON.stringify(progress), progress_at: progress && sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', suiteId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listResults(queries: Queries, ownerId: string): Promise<ResultRow[]> {
  return queries
    .selectFrom('test_results')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`not exists (select from test_cleanups where requested_at >= test_results.executed_at)`)
    .orderBy('executed_at', 'desc')
    .selectAll()
    .limit(LISTED_MAX)
    .execute();
}

interface NewResult {
  suiteId: string;
  passed: number;
  failed: number;
  results: TestResult['results'];
  now: Date;
}

export function insertResult(
  queries: Queries,
  ownerId: string,
  { suiteId, passed, failed, results, now }: NewResult,
): Promise<ResultRow> {
  return queries
    .insertInto('test_results')
    .values({
      id: newId(),
      owner_id: ownerId,
      suite_id: suiteId,
      passed,
      failed,
      results: JSON.stringify(results),
      executed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function takeFromBudget(queries: Queries, ownerId: string, perMinute: number): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    insert into simulation_budgets as budget (owner_id, since, used) values (${ownerId}, now(), 1)
    on conflict (owner_id) do update set
      used = case when budget.since > now() - interval '1 minute' then budget.used + 1 else 1 end,
      since = case when budget.since > now() - interval '1 minute' then budget.since else now() end
    returning used`.execute(queries);
  return (rows[0]?.used ?? 0) <= perMinute;
}

/** Stores a name, because Instagram has no profile of a test follower. */
export async function upsertTestContact(
  queries: Queries,
  ownerId: string,
  contact: { accountId: string; igsid: string; username: string },
): Promise<void> {
  const { accountId: account_id, igsid, username } = contact;
  await queries
    .insertInto('contacts')
    .values({ id: newId(), owner_id: ownerId, account_id, igsid, username, profile_checked_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.columns(['account_id', 'igsid']).doUpdateSet({ username }))
    .execute();
}

export async function findEventStates(
  queries: Queries,
  ownerId: string,
  keys: readonly string[],
): Promise<Map<string, EventState>> {
  const rows = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('event_key', '=', sql<string>`any(${keys})`)
    .select(['event_key', 'processed_status', 'processing_error', 'processing_error_message', 'outcome'])
    .execute();
  return new Map(rows.map((row) => [row.event_key, row]));
}

export interface EventState {
  processed_status: string;
  processing_error: string | null;
  processing_error_message: MessageText | null;
  outcome: string | null;
}
