import { test } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { createEmptyDatabase, createTestDatabase } from '../../../testing/database/createTestDatabase.ts';
import { startTcpProxy } from '../../../testing/doubles/startTcpProxy.ts';
import { migrate } from './migrate.ts';
import { readMigrationNames } from './migrationFiles.ts';

/** What the first attempt sends at least: who it is (two messages), the lock, the table, what is known, and the first migration in four. */
const MESSAGES_OF_ONE = 12;

/** Everything that the migrations make, as the database describes it. */
const SCHEMA = `
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default, generation_expression) as says
    from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'policy', tablename || '.' || policyname, concat_ws(' ', cmd, roles::text, qual, with_check) from pg_policies
    where schemaname = 'public'
  union all select 'function', proname, pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
  union all select 'migration', name, '' from schema_migrations
  union all select 'migration', name, is_compatible::text from schema_changes
  order by 1, 2, 3`;

async function schemaOf(config: pg.ClientConfig): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(SCHEMA)).rows;
  } finally {
    await client.end();
  }
}

test('F27: migrations that are interrupted between any two statements end as if they had not been', async (context) => {
  const interrupted = await createEmptyDatabase();
  const whole = await createTestDatabase();
  const proxy = await startTcpProxy();
  const config = proxy.reach(interrupted.config);
  let attempts = 0;
  try {
    for (let isDone = false; !isDone; attempts += 1) {
      // In turns behind each message of an attempt: within a migration, before its commit reaches the database, and right behind it.
      proxy.breakBehind(1 + (attempts % (2 * MESSAGES_OF_ONE)));
      isDone = await migrate(config).then(
        () => true,
        () => false,
      );
    }
    context.diagnostic(`${attempts} attempts for ${(await readMigrationNames()).length} migrations`);
    expect(attempts).toBeGreaterThan(2 * MESSAGES_OF_ONE);
    expect(await schemaOf(interrupted.config)).toEqual(await schemaOf(whole.config));
  } finally {
    await proxy.close();
    await interrupted.drop();
    await whole.drop();
  }
});
