import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { TEST_SUPERUSER_VARIABLE } from '../../testing/database/createTestDatabase.ts';
import { igIdOf } from '../../testing/doubles/startInstagramDouble.ts';
import { startTestServer, type TestServer } from '../../testing/servers/startTestServer.ts';

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

/** Files of the cluster, the write-ahead log among them, in which a text stands as it is. */
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

test('S25: no token of Instagram stands readable in a file of the database, in its log, or in a copy of its rows', async () => {
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  expect((await server.call('GET /api/instagram/status', { token: user.token })).body.connected).toBe(true);
  const directory = await asSuperuser(async (client) => {
    await client.query('checkpoint');
    const { rows } = await client.query<{ directory: string }>(`select current_setting('data_directory') as directory`);
    return rows[0]?.directory ?? '';
  });
  // The search finds what is there: the account's id is stored as it is, in a table and in the log.
  const places = (await filesWith(directory, igId)).map((path) => path.slice(directory.length).split('/')[1]);
  expect(new Set(places)).toEqual(new Set(['base', 'pg_wal']));
  for (const canary of [`SBX_long_${igId}`, `SBX_short_${igId}`, user.token])
    expect(await filesWith(directory, canary)).toEqual([]);

  // What a backup copies: every row of every table.
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
