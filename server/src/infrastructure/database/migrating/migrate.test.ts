import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import pg from 'pg';
import { createEmptyDatabase, createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { startTcpProxy } from '../../../../test/doubles/startTcpProxy.ts';
import { eventually } from '../../../../test/eventually.ts';
import { migrate } from './migrate.ts';
import { applyMigration, createMigrationTables, isOfVersion10, readMigration, readMigrationNames } from './migrationFiles.ts';

/** Messages of a first attempt, at least. */
const MESSAGES_OF_ONE = 12;

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

test('F27: migrations interrupted between any two statements end with the same schema', async (context) => {
  const interrupted = await createEmptyDatabase();
  const whole = await createTestDatabase();
  const proxy = await startTcpProxy();
  const config = proxy.reach(interrupted.config);
  let attempts = 0;
  try {
    for (let isDone = false; !isDone; attempts += 1) {
      // Breaks after each message of an attempt in turn: in a migration, before its commit and after it.
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

async function inDatabase<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabaseOfVersion10() {
  const database = await createEmptyDatabase();
  await inDatabase(database.config, async (client) => {
    await createMigrationTables(client);
    await client.query('drop table schema_changes');
    for (const name of (await readMigrationNames()).filter(isOfVersion10))
      await applyMigration(client, await readMigration(name));
    await client.query(`insert into users (id, username, email, password_hash) values ($1, 'old', 'old@example.test', 'x')`, [
      '01900000-0000-7000-8000-000000000001',
    ]);
  });
  return database;
}

async function withMigrations(files: Record<string, string>, work: (directory: URL) => Promise<void>): Promise<void> {
  const path = await mkdtemp(join(tmpdir(), 'fanfare-migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(path, name), sql);
  try {
    await work(pathToFileURL(`${path}/`));
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

test('F27: after an upgrade version 1.0.0 sees only its own migrations, and a backup was requested before rows changed', async () => {
  const database = await createDatabaseOfVersion10();
  const asked: (readonly string[])[] = [];
  const refused = migrate(database.config, { onDataChange: () => Promise.reject(new Error('the disk is full')) });
  await expect(refused).rejects.toThrow('the disk is full');
  const { applied } = await migrate(database.config, { onDataChange: async (migrations) => void asked.push(migrations) });
  expect(applied).toEqual((await readMigrationNames()).filter((name) => !isOfVersion10(name)));
  expect(asked).toEqual([expect.arrayContaining(['0347_triggers_in_start_nodes.sql'])]);
  const read = (table: string) =>
    inDatabase(database.config, async (client) => (await client.query(`select name from ${table} order by 1`)).rows);
  expect(await read('schema_migrations')).toEqual((await readMigrationNames()).filter(isOfVersion10).map((name) => ({ name })));
  expect(await read('schema_changes')).toEqual(applied.map((name) => ({ name })));
  await database.drop();
});

test('F27: a user of version 1.0.0 owns a workspace with everything they had, and processes of 1.0.0 still work', async () => {
  const database = await createDatabaseOfVersion10();
  const id = '01900000-0000-7000-8000-000000000001';
  const next = '01900000-0000-7000-8000-000000000002';
  const addFlow = (ownerId: string) =>
    `insert into bot_flows (id, owner_id, name, nodes, edges, revision) values (gen_random_uuid(), '${ownerId}', 'Mine', '[]', '[]', 1)`;
  await inDatabase(database.config, (client) => client.query(addFlow(id)));
  await migrate(database.config);
  await inDatabase(database.config, async (client) => {
    const rows = async (text: string) => (await client.query(text)).rows;
    expect(await rows('select id, name from workspaces')).toEqual([{ id, name: 'old' }]);
    expect(await rows('select owner_id, user_id, role from memberships')).toEqual([{ owner_id: id, user_id: id, role: 'owner' }]);
    expect(await rows('select owner_id from bot_flows')).toEqual([{ owner_id: id }]);
    const invalid = `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and not convalidated`;
    expect(await rows(invalid)).toEqual([]);

    await client.query(`insert into users (id, username, email, password_hash) values ($1, 'new', 'new@example.test', 'x')`, [
      next,
    ]);
    await client.query(addFlow(next));
    await client.query('delete from users where id = $1', [next]);
    expect(await rows('select id from workspaces')).toEqual([{ id }]);
    expect(await rows('select owner_id from bot_flows')).toEqual([{ owner_id: id }]);
  });
  await database.drop();
});

test('F27: additions of a newer version are reported and accepted; removals are refused', async () => {
  const database = await createTestDatabase();
  const record = (name: string, isCompatible: boolean) =>
    inDatabase(database.config, (client) =>
      client.query('insert into schema_changes (name, is_compatible) values ($1, $2)', [name, isCompatible]),
    );
  await record('9998_future.sql', true);
  expect(await migrate(database.config)).toEqual({ applied: [], newer: ['9998_future.sql'] });
  await record('9999_future.sql', false);
  await expect(migrate(database.config)).rejects.toThrow(/newer version of this server \(9999_future.sql\)/);
  await database.drop();
});

test('F27: a migration gives up the lock of a table in use, so queued statements continue', async () => {
  const database = await createEmptyDatabase();
  const holder = new pg.Client(database.config);
  await holder.connect();
  await holder.query('create table notes (id integer)');
  await holder.query('begin');
  await holder.query('select from notes');
  await withMigrations({ '9001_text.sql': 'alter table notes add column text text' }, async (directory) => {
    const migrating = migrate(database.config, { directory, lockTimeoutMs: 50 });
    const isBlocked = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await inDatabase(database.config, async (client) => {
      await eventually(async () => expect((await client.query(isBlocked)).rows).toEqual([{ n: 1 }]));
      // Waits behind the migration; without the lock timeout it would wait for the holder.
      await client.query('select from notes');
    });
    await holder.query('commit');
    expect((await migrating).applied).toEqual(['9001_text.sql']);
  });
  await holder.end();
  await database.drop();
});

test('F27: an index is created concurrently with writes, and again after an interruption', async () => {
  const database = await createEmptyDatabase();
  await inDatabase(database.config, async (client) => {
    await client.query('create table notes (id integer)');
    await client.query('insert into notes values (1), (1)');
    await expect(client.query('create unique index concurrently notes_by_id on notes (id)')).rejects.toThrow(/unique/);
    await client.query('delete from notes where ctid = (select min(ctid) from notes)');
    const files = {
      '9001_index.sql': '-- @no-transaction\ncreate unique index concurrently if not exists notes_by_id on notes (id)',
    };
    await withMigrations(files, async (directory) => {
      // Two processes that start at once must not wait for each other inside a statement.
      const reports = await Promise.all([migrate(database.config, { directory }), migrate(database.config, { directory })]);
      expect(reports.flatMap(({ applied }) => applied)).toEqual(['9001_index.sql']);
    });
    const { rows } = await client.query(`select indisvalid from pg_index where indexrelid = 'notes_by_id'::regclass`);
    expect(rows).toEqual([{ indisvalid: true }]);
  });
  await database.drop();
});
