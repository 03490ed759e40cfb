import { sql } from 'kysely';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import { markAllStale } from '../../insight/analytics/index.ts';
import type { AccountRow } from '../../instagram/instagram-accounts/index.ts';
import { eraseDeadLettersNaming } from '../dead-letters/index.ts';
import type { SignedRequest } from './readSignedRequest.ts';

/** Allows for clock skew. */
const TOLERANCE = sql.lit('5 minutes');

/** Either id; requests may come late or twice. */
const isMeant = ({ userId, issuedAt }: SignedRequest) =>
  sql<boolean>`(ig_id = ${userId} or app_scoped_id = ${userId})
    and (${issuedAt}::timestamptz is null or connected_at <= ${issuedAt}::timestamptz + ${TOLERANCE}::interval)`;

export async function endConnectionsOf(queries: Queries, request: SignedRequest): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    update instagram_accounts set state = 'inactive', sealed_token = null, token_key_id = null, subscribed_fields = '{}'
    where ${isMeant(request)} and state <> 'inactive'
    returning *`.execute(queries);
  return rows;
}

/** Repeated requests get the same code. */
export async function requestErasure(
  queries: Queries,
  request: SignedRequest,
  subjectHash: Buffer,
  newCode: string,
): Promise<string> {
  const { code } = await queries
    .insertInto('data_deletions')
    .values({ code: newCode, subject_hash: subjectHash })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet({ requested_at: sql<Date>`now()`, completed_at: null }))
    .returning('code')
    .executeTakeFirstOrThrow();
  await endConnectionsOf(queries, request);
  await queries.updateTable('instagram_accounts').set({ erase_code: code }).where(isMeant(request)).execute();
  await completeErasures(queries);
  return code;
}

const ERASE_TOGETHER = 2_000;
/** Referencing rows first. */
const hanging = ['events', 'messages', 'outbox', 'inbox', 'comments', 'runs', 'conversations', 'contacts'] as const;

export async function eraseRequestedAccounts(database: Database): Promise<void> {
  const marked = await database.system
    .selectFrom('instagram_accounts')
    .where('erase_code', 'is not', null)
    .select(['id', 'owner_id', 'ig_id'])
    .execute();
  for (const { id, owner_id, ig_id } of marked) {
    await eraseDeadLettersNaming(database.system, ig_id);
    const isMarked = sql`account_id = ${id} and exists (select 1 from instagram_accounts where id = ${id} and erase_code is not null)`;
    for (const table of hanging) await deleteInBatches(database.system, table, isMarked, ERASE_TOGETHER);
    await markAllStale(database.system, owner_id);
    await database.system.deleteFrom('instagram_accounts').where('id', '=', id).where('erase_code', 'is not', null).execute();
  }
  await completeErasures(database.system);
}

async function completeErasures(queries: Queries): Promise<void> {
  await sql`
    update data_deletions set completed_at = now()
    where completed_at is null and not exists (select 1 from instagram_accounts where erase_code = code)`.execute(queries);
}

export async function findErasure(queries: Queries, code: string): Promise<{ isComplete: boolean } | null> {
  const row = await queries.selectFrom('data_deletions').where('code', '=', code).select('completed_at').executeTakeFirst();
  return row ? { isComplete: row.completed_at !== null } : null;
}
