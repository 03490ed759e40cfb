import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteInBatches } from '../../../infrastructure/database/queries/deleteInBatches.ts';

const FOREIGN_KEY_VIOLATION = '23503';

export async function lockAccount(queries: Queries, ownerId: string): Promise<boolean> {
  const user = await queries.selectFrom('users').where('id', '=', ownerId).select('password_hash').forUpdate().executeTakeFirst();
  return user !== undefined && user.password_hash !== '';
}

/** Ends access and open work; all rows are erased later. */
export async function stopAccount(queries: Queries, ownerId: string): Promise<void> {
  for (const table of ['login_names', 'account_links', 'login_challenges'] as const) {
    await queries.deleteFrom(table).where('owner_id', '=', ownerId).execute();
  }
  const accounts = sql`account_id in (select id from instagram_accounts where owner_id = ${ownerId})`;
  const owned = sql`owner_id = ${ownerId}`;
  await deleteInBatches(queries, 'timers', owned);
  await deleteInBatches(queries, 'inbox', sql`${accounts} and state = 'ready'`);
  await deleteInBatches(queries, 'inbox', sql`${owned} and state = 'active'`);
  await deleteInBatches(queries, 'flow_requests', sql`${owned} and state = 'ready'`);
  await deleteInBatches(queries, 'flow_requests', sql`${owned} and state = 'active'`);
  await deleteInBatches(queries, 'outbox', sql`${accounts} and state = 'intent'`);
  await deleteInBatches(queries, 'outbox', sql`${accounts} and state = 'parked'`);
  const nothing = { username: '', email: '', password_hash: '', full_name: '', bio: '', avatar: null, language: 'en' } as const;
  await queries.updateTable('users').set(nothing).where('id', '=', ownerId).execute();
  await queries
    .insertInto('deleted_accounts')
    .values({ id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listTenantTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'owner_id' and t.table_type = 'BASE TABLE' order by 1`.execute(queries);
  return rows.map((row) => row.name);
}

/** Deletes in batches because of the statement timeout. Returns false while other rows refer to these. */
export async function eraseRows(queries: Queries, ownerId: string, table: string): Promise<boolean> {
  try {
    await deleteInBatches(queries, table, sql`owner_id = ${ownerId}`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}

export async function eraseUser(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('users').where('id', '=', ownerId).execute();
  await queries
    .updateTable('deleted_accounts')
    .set({ erased_at: sql<Date>`now()` })
    .where('id', '=', ownerId)
    .where('erased_at', 'is', null)
    .execute();
}
