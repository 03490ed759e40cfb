import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { TEST_SUPERUSER_VARIABLE } from '../../../../test/database/createTestDatabase.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

const igId = igIdOf(7);

async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(JSON.parse(process.env[TEST_SUPERUSER_VARIABLE] ?? '{}'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns files of the cluster, including the write-ahead log, that contain a text. */
async function filesWith(directory: string, canary: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // Other tests drop their databases meanwhile.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (bytes.includes(canary)) found.push(path);
  }
  return found;
}

test('S25: no Instagram token is readable in the database files, the write-ahead log or a copy of the rows', async () => {
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  expect((await server.call('GET /api/instagram/status', { token: user.token })).body.connected).toBe(true);
  const directory = await asSuperuser(async (client) => {
    await client.query('checkpoint');
    const { rows } = await client.query<{ directory: string }>(`select current_setting('data_directory') as directory`);
    return rows[0]?.directory ?? '';
  });
  // Proves that the search works, because the account's id is stored in plain text.
  const places = (await filesWith(directory, igId)).map((path) => path.slice(directory.length).split('/')[1]);
  expect(new Set(places)).toEqual(new Set(['base', 'pg_wal']));
  for (const canary of [`SBX_long_${igId}`, `SBX_short_${igId}`, user.token])
    expect(await filesWith(directory, canary)).toEqual([]);

  // Like a backup, this contains every row of every table.
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(server.database.system);
  expect(rows.length).toBeGreaterThan(40);
  for (const { name } of rows) {
    const copy = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(server.database.system);
    const lines = copy.rows.map(({ line }) => line).join();
    for (const canary of [`SBX_long_${igId}`, user.token]) expect([name, lines.includes(canary)]).toEqual([name, false]);
  }
});
