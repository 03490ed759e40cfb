import { auditGroups } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { isForeignKeyViolation } from '../../../infrastructure/database/isForeignKeyViolation.ts';
import { deleteInBatches, deleteUnlocked } from '../../../infrastructure/database/queries/deleteInBatches.ts';

export async function lockAccount(queries: Queries, ownerId: string): Promise<boolean> {
  const user = await queries.selectFrom('users').where('id', '=', ownerId).select('password_hash').forUpdate().executeTakeFirst();
  return user !== undefined && user.password_hash !== '';
}

/** Call it last: a worker may wait for these rows, so nothing after it may wait for a worker. */
export async function stopWork(queries: Queries, ownerId: string): Promise<void> {
  const accounts = sql`account_id in (select id from instagram_accounts where owner_id = ${ownerId})`;
  const owned = sql`owner_id = ${ownerId}`;
  await deleteUnlocked(queries, 'timers', owned);
  await deleteUnlocked(queries, 'inbox', sql`${accounts} and state = 'ready'`);
  await deleteUnlocked(queries, 'inbox', sql`${owned} and state = 'active'`);
  await deleteUnlocked(queries, 'flow_requests', sql`${owned} and state = 'ready'`);
  await deleteUnlocked(queries, 'flow_requests', sql`${owned} and state = 'active'`);
  await deleteUnlocked(queries, 'outbox', sql`${accounts} and state = 'intent'`);
  await deleteUnlocked(queries, 'outbox', sql`${accounts} and state = 'parked'`);
}

/** Returns the users who were members. */
export async function closeWorkspace(queries: Queries, ownerId: string): Promise<string[]> {
  await queries.deleteFrom('workspace_invitations').where('owner_id', '=', ownerId).execute();
  await queries.updateTable('workspaces').set({ name: '' }).where('id', '=', ownerId).execute();
  await insertTombstone(queries, ownerId);
  const members = await queries.deleteFrom('memberships').where('owner_id', '=', ownerId).returning('user_id').execute();
  return members.map((member) => member.user_id);
}

/** Ends access. Returns the workspaces of which the user was a member. */
export async function closeAccount(queries: Queries, userId: string): Promise<string[]> {
  for (const table of ['login_names', 'account_links', 'login_challenges', 'oidc_identities'] as const) {
    await queries.deleteFrom(table).where('owner_id', '=', userId).execute();
  }
  const nothing = { username: '', email: '', password_hash: '', full_name: '', bio: '', avatar: null, language: 'en' } as const;
  await queries.updateTable('users').set(nothing).where('id', '=', userId).execute();
  await queries.deleteFrom('workspace_invitations').where('invited_by', '=', userId).execute();
  await insertTombstone(queries, userId);
  const memberships = await queries.deleteFrom('memberships').where('user_id', '=', userId).returning('owner_id').execute();
  return memberships.map((membership) => membership.owner_id);
}

async function insertTombstone(queries: Queries, id: string): Promise<void> {
  await queries
    .insertInto('deleted_accounts')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isUser(queries: Queries, id: string): Promise<boolean> {
  return (await queries.selectFrom('users').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

/** A personal workspace remains for its other owners. */
export async function hasMembers(queries: Queries, ownerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('memberships')
    .where('owner_id', '=', ownerId)
    .select('user_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what happened in the workspace that remains. */
export async function eraseSecurityEvents(queries: Queries, userId: string): Promise<void> {
  const kept = sql.join(Object.values(auditGroups).flat());
  await deleteInBatches(queries, 'audit_log', sql`owner_id = ${userId} and event not in (${kept})`);
}

export async function listUserTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname = 'owner_id' order by 1`.execute(queries);
  return rows.map((row) => row.name);
}

export async function listTenantTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'owner_id' and t.table_type = 'BASE TABLE' order by 1`.execute(queries);
  return rows.map((row) => row.name);
}

export interface Reference {
  child: string;
  parent: string;
}

export async function listCascades(queries: Queries): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and confdeltype = 'c' and conrelid <> confrelid`.execute(queries);
  return rows;
}

/** Returns false while other rows refer to these, or one is locked. */
export async function eraseRows(queries: Queries, ownerId: string, table: string): Promise<boolean> {
  try {
    const owned = sql`owner_id = ${ownerId}`;
    await deleteUnlocked(queries, table, owned);
    const { rows } = await sql`select from ${sql.id(table)} where ${owned} limit 1`.execute(queries);
    return rows.length === 0;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

export async function eraseOwner(queries: Queries, ownerId: string): Promise<void> {
  await queries.deleteFrom('users').where('id', '=', ownerId).execute();
  if (!(await hasMembers(queries, ownerId))) await queries.deleteFrom('workspaces').where('id', '=', ownerId).execute();
  await queries
    .updateTable('deleted_accounts')
    .set({ erased_at: sql<Date>`now()` })
    .where('id', '=', ownerId)
    .where('erased_at', 'is', null)
    .execute();
}
