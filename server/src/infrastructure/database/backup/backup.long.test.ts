import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import { expect } from 'expect';
import pg from 'pg';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import {
  createEmptyDatabase,
  createEmptyDurableDatabase,
  type EmptyDatabase,
} from '../../../../test/database/createTestDatabase.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { isProof } from '../../../../test/proof.ts';
import { createTestClient } from '../../../../test/servers/createTestClient.ts';
import { databaseUrlOf, instagramAt, launchServer } from '../../../../test/servers/launchServer.ts';
import { runServerCommand } from '../../../../test/servers/runServerCommand.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { restoreBackup } from '../../restore/restoreBackup.ts';
import { applyMigration, createMigrationTables, readMigration, readMigrationNames } from '../migrating/migrationFiles.ts';
import { countRows, listTables } from './catalog.ts';
import { inspectBackup, writeBackup } from './writeBackup.ts';

const igId = igIdOf(1);
const key = randomBytes(32);
let directory: string;
let path: string;
let server: TestServer;
let user: TestUser;
const empty: EmptyDatabase[] = [];

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-backup-'));
  path = join(directory, 'drill.tar.zst');
  server = await startTestServer({ key, settings: { dataDir: directory, releasesDir: join(directory, 'releases') } });
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  for (let n = 0; n < 40; n += 1) await server.deliver(dm({ igId, from: `50${n % 7}`, text: `Grüße \\t 🎉 ${n}`, mid: `m${n}` }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(40));
  // Mail cannot be sent in these tests, so this job keeps waiting.
  await server.call('POST /api/auth/password/forgot', { body: { email: 'anna@example.test' } });
  await server.app.close();
});
after(async () => {
  await server.close();
  for (const database of empty) await database.drop();
  await rm(directory, { recursive: true, force: true });
});

async function createTarget(create = createEmptyDatabase): Promise<EmptyDatabase> {
  const database = await create();
  empty.push(database);
  return database;
}

const restore = (target: EmptyDatabase, file = path, force = false) =>
  restoreBackup({ ...target, path: file, force, releasesDir: join(directory, 'restored-releases'), logger: silentLogger });

async function counts(config: pg.ClientConfig): Promise<Record<string, number>> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await countRows(
      client,
      (await listTables(client)).map(({ name }) => name),
    );
  } finally {
    await client.end();
  }
}

test('F28: drill: backup, restore elsewhere by the commands, and the copy serves requests', async () => {
  const source = { DATABASE_URL: databaseUrlOf(server.config), FANFARE_DATA_DIR: directory };
  const written = await runServerCommand('backup', [path], source);
  expect([written.code, written.errors]).toEqual([0, '']);
  expect(written.output).toContain('Not in it: TOKEN_ENCRYPTION_KEY');
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const target = await createTarget(createEmptyDurableDatabase);
  const copy = { DATABASE_URL: databaseUrlOf(target.config), FANFARE_DATA_DIR: join(directory, 'copy') };
  const restored = await runServerCommand('restore', [path], copy);
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(restored.output).toMatch(/set TOKEN_ENCRYPTION_KEY to key [0-9a-f]{12}/);
  expect(await counts(target.config)).toEqual(await counts(server.config));

  const launched = await launchServer({
    ...copy,
    ...instagramAt(server.instagram.url),
    TOKEN_ENCRYPTION_KEY: key.toString('base64'),
  });
  await launched.ready();
  const client = createTestClient(launched.url);
  const token = await client.signIn('anna', TEST_PASSWORD);
  const events = await client.call('GET /api/webhooks/events', { token });
  expect(events.body.data.events.length).toBeGreaterThan(0);
  await client.deliver(dm({ igId, from: '509', text: 'a new one', mid: 'after-restore' }));
  await eventually(() => expect(server.instagram.sent.at(-1)?.recipient).toBe('509'));
  expect((await launched.stop()).code).toBe(0);
});

test('F28: the copy passes the database checks, continues its sequences, enforces row-level security and has the open jobs', async () => {
  await writeBackup({ config: server.config, path, dataDir: directory, releasesDir: join(directory, 'releases') });
  const target = await createTarget();
  const report = await restore(target);
  expect(report.indexesChecked).toBeGreaterThan(50);
  expect(report.jobs).toBe(1);
  const client = new pg.Client(target.config);
  await client.connect();
  const forced = `select count(*)::int as n from pg_class where relforcerowsecurity`;
  const keys = `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const original = new pg.Client(server.config);
  await original.connect();
  for (const query of [forced, keys, `select last_value::int as n from inbox_id_seq`]) {
    expect((await client.query(query)).rows).toEqual((await original.query(query)).rows);
  }
  expect((await client.query(`select name, data, state from pgboss.job`)).rows).toEqual(
    (await original.query(`select name, data, 'created' as state from pgboss.job where state in ('created', 'retry', 'active')`))
      .rows,
  );
  await client.end();
  await original.end();
});

test('S25: a backup holds no token, no password and no key', async () => {
  await writeBackup({ config: server.config, path, dataDir: directory, releasesDir: join(directory, 'releases') });
  const content = zstdDecompressSync(await readFile(path));
  for (const secret of ['SBX_long_', TEST_PASSWORD, user.token, key.toString('base64'), key.toString('hex')]) {
    expect(content.includes(secret)).toBe(false);
  }
  expect(content.includes(key)).toBe(false);
  expect(content.includes('anna@example.test')).toBe(true);
});

test('a truncated or changed backup is refused, and the database stays empty', async () => {
  await writeBackup({ config: server.config, path, dataDir: directory, releasesDir: join(directory, 'releases') });
  const whole = await readFile(path);
  const target = await createTarget();
  const damagedPath = join(directory, 'damaged.tar.zst');
  for (const length of [0, 10, Math.floor(whole.length / 2), whole.length - 1]) {
    await writeFile(damagedPath, whole.subarray(0, length));
    await expect(restore(target, damagedPath)).rejects.toThrow(/damaged|not a backup/);
  }
  for (let step = 1; step < 20; step += 1) {
    const changed = Buffer.from(whole);
    const at = Math.floor((whole.length * step) / 20);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    await writeFile(damagedPath, changed);
    await expect(inspectBackup(damagedPath)).rejects.toThrow(/damaged|not a backup/);
  }
  expect(await counts(target.config)).toEqual({});
});

longTest('what is there is never overwritten: refused, or kept under another name', async () => {
  await writeBackup({ config: server.config, path, dataDir: directory, releasesDir: join(directory, 'releases') });
  const target = await createTarget();
  await restore(target);
  const client = new pg.Client(target.config);
  await client.connect();
  await client.query(`update users set full_name = 'changed since'`);
  await expect(restore(target)).rejects.toThrow(/not empty/);
  await expect(restore(target, path, true)).rejects.toThrow(/in use/);
  await client.end();
  const { databaseBefore } = await restore(target, path, true);
  const names = async (database: string | undefined) => {
    const reader = new pg.Client({ ...target.config, ...(database !== undefined && { database }) });
    await reader.connect();
    const { rows } = await reader.query('select full_name from users');
    await reader.end();
    return rows;
  };
  expect(await names(databaseBefore ?? undefined)).toEqual([{ full_name: 'changed since' }]);
  expect(await names(target.config.database)).toEqual([{ full_name: '' }]);
  await target.drop(databaseBefore ?? undefined);
});

longTest('a backup of an older version is brought up to date, one of a newer version is refused', async () => {
  const old = await createTarget();
  const client = new pg.Client(old.config);
  await client.connect();
  await createMigrationTables(client);
  const all = await readMigrationNames();
  for (const name of all.filter((file) => file < '0020')) await applyMigration(client, await readMigration(name));
  const id = '01900000-0000-7000-8000-000000000001';
  await client.query(`insert into users (id, username, email, password_hash) values ($1, 'old', 'old@example.test', 'x')`, [id]);
  const target = await createTarget();
  await writeBackup({ config: old.config, path, dataDir: directory, releasesDir: directory });
  expect((await restore(target)).migrated).toEqual(all.filter((file) => file >= '0020'));
  expect((await counts(target.config)).users).toBe(1);

  await client.query(`insert into schema_changes (name, is_compatible) values ('9999_future.sql', true)`);
  await client.end();
  await writeBackup({ config: old.config, path, dataDir: directory, releasesDir: directory });
  await expect(restore(await createTarget())).rejects.toThrow(/newer version/);
});

test('F28: a gigabyte is restored within five minutes', { skip: !isProof, timeout: 30 * 60_000 }, async (context) => {
  const client = new pg.Client({ ...server.config, options: '-c role=fanfare' });
  await client.connect();
  await client.query(
    `insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, text, payload, processed_status)
     select gen_random_uuid(), $1, 'bulk:' || n, 'messages', 1000000 + n, 1000000 + n, now(), now(), md5(n::text) || ' ' || md5((n * 7)::text),
       jsonb_build_object('message', jsonb_build_object('mid', md5((n * 3)::text), 'text', repeat(md5((n * 5)::text), 6))), 'completed'
     from generate_series(1, 1300000) n`,
    [user.id],
  );
  const { rows } = await client.query(`select round(pg_database_size(current_database()) / 1e6)::int as mb`);
  await client.end();
  const target = await createTarget();
  const begin = performance.now();
  const { bytes } = await writeBackup({ config: server.config, path, dataDir: directory, releasesDir: directory });
  const written = performance.now();
  await restore(target);
  const seconds = [(written - begin) / 1000, (performance.now() - written) / 1000].map((value) => value.toFixed(1));
  context.diagnostic(`${rows[0]?.mb} MB: backup ${seconds[0]} s (${Math.round(bytes / 1e6)} MB), restore ${seconds[1]} s`);
  expect(Number(seconds[1])).toBeLessThan(300);
});
