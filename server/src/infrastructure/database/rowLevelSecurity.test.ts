import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { type RawBuilder, sql } from 'kysely';
import { dm } from '../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../test/data/flows.ts';
import { igIdOf } from '../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/servers/startTestServer.ts';

let server: TestServer;
let anna: TestUser;
let ben: TestUser;

before(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  for (const [n, user] of [anna, ben].entries()) {
    await server.connect(user, igIdOf(n));
    const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('Hi') } });
    await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
    await server.deliver(dm({ igId: igIdOf(n), from: '5001', text: 'hello', mid: `mid-${n}` }));
  }
  await eventually(() => expect(server.instagram.sent).toHaveLength(2));
});
after(() => server.close());

async function tenantTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'owner_id' order by 1`.execute(server.database.system);
  return rows.map((row) => row.name);
}

test('S20: every table with an owner has row-level security', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relrowsecurity and relforcerowsecurity order by 1`.execute(server.database.system);
  const guarded = rows.map((row) => row.name);
  expect(guarded).toEqual(expect.arrayContaining([...(await tenantTables()), 'users']));
  expect(guarded.length).toBeGreaterThanOrEqual(17);
});

/** Tables in which requests only insert rows. */
const appendOnly = ['audit_log'];

test('S20: without any condition a request sees and changes rows of its own user only', async () => {
  for (const table of await tenantTables()) {
    const name = sql.id(table);
    const all = await sql<{ owner_id: string }>`select owner_id from ${name}`.execute(server.database.system);
    const own = await server.database.asOwner(anna.id, (queries) =>
      sql<{ owner_id: string }>`select owner_id from ${name}`.execute(queries),
    );
    expect(own.rows.every((row) => row.owner_id === anna.id)).toBe(true);
    expect(own.rows.length).toBe(all.rows.filter((row) => row.owner_id === anna.id).length);

    const undo = new Error('undo');
    const change = server.database.asOwner(anna.id, async (queries) => {
      const updated = await sql`update ${name} set owner_id = owner_id`.execute(queries);
      expect(Number(updated.numAffectedRows)).toBe(own.rows.length);
      throw undo;
    });
    if (appendOnly.includes(table)) await expect(change).rejects.toThrow(/permission denied/);
    else await expect(change).rejects.toBe(undo);
  }
});

test('S20: a row cannot be given to another user', async () => {
  const attempt = server.database.asOwner(anna.id, (queries) =>
    queries.updateTable('bot_flows').set({ owner_id: ben.id }).execute(),
  );
  await expect(attempt).rejects.toThrow(/row-level security/);
});

test('tables without an owner are closed to requests', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables t where table_schema = 'public' and table_name <> 'users'
    and not exists (select from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name
      and column_name = 'owner_id')`.execute(server.database.system);
  const tables = rows.map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(['attempts', 'dead_letters', 'deleted_accounts', 'used_invitations']));
  // Tables about the installation, without user data. Requests may only read them.
  const readable = ['intake_drops', 'retention_progress', 'rollup_progress', 'worker_beats'];
  const refusalOf = (statement: RawBuilder<unknown>) =>
    server.database
      .asOwner(anna.id, (queries) => statement.execute(queries))
      .then(
        () => null,
        (error: unknown) => String(error),
      );
  const open: string[] = [];
  for (const table of tables) {
    if ((await refusalOf(sql`select * from ${sql.id(table)}`)) === null) open.push(table);
    expect(await refusalOf(sql`delete from ${sql.id(table)}`)).toContain('permission denied');
  }
  expect(open.filter((table) => !readable.includes(table))).toEqual([]);
});
