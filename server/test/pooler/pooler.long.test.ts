// Runs the core of the suite through PgBouncer in transaction mode.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../src/infrastructure/database/opening/openDatabase.ts';
import { detectPooler } from '../../src/infrastructure/database/pooling/detectPooler.ts';
import { dm } from '../data/deliveries.ts';
import {
  createDurableDatabase,
  createTestDatabase,
  superuserConfig,
  TEST_POOLER_VARIABLE,
} from '../database/createTestDatabase.ts';
import { startPgBouncer } from '../database/startPgBouncer.ts';
import { igIdOf, startInstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { walkJourney } from '../journey/walkJourney.ts';
import { databaseUrlOf, instagramAt, launchServer } from '../servers/launchServer.ts';
import { silentLogger } from '../servers/silentLogger.ts';

let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
before(async () => {
  bouncer = await startPgBouncer(superuserConfig());
  const { host, port } = bouncer.through({});
  process.env[TEST_POOLER_VARIABLE] = JSON.stringify({ host, port });
});
after(async () => {
  delete process.env[TEST_POOLER_VARIABLE];
  await bouncer.stop();
});

const anna = '00000000-0000-7000-8000-00000000000a';

describe('one connection for all clients', () => {
  let single: Awaited<ReturnType<typeof startPgBouncer>>;
  let own: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: ReturnType<typeof openDatabase>;
  before(async () => {
    own = await createTestDatabase();
    single = await startPgBouncer(superuserConfig(), 'transaction', 1);
    const pooling = { preparesStatements: false, direct: own.config };
    database = openDatabase(single.through(own.config), silentLogger, { pooling });
  });
  after(async () => {
    await database.close();
    await single.stop();
    await own.drop();
  });

  async function expectClean(): Promise<void> {
    const client = new pg.Client(single.through(own.config));
    await client.connect();
    const { rows } = await client.query(
      `select current_user as role, coalesce(current_setting('app.uid', true), '') as owner,
       current_setting('statement_timeout') as timeout, current_setting('enable_seqscan') as seqscan,
       (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
       (select count(*)::int from pg_prepared_statements) as statements`,
    );
    await client.end();
    expect(rows).toEqual([{ role: 'fanfare', owner: '', timeout: '0', seqscan: 'on', locks: 0, statements: 0 }]);
  }

  test('S20: a transaction of a user leaves nothing for the next client', async () => {
    const seen = await database.asOwner(anna, (queries) =>
      sql`select current_user as role, current_setting('app.uid') as owner, current_setting('statement_timeout') as timeout`.execute(
        queries,
      ),
    );
    expect(seen.rows).toEqual([{ role: 'fanfare_tenant', owner: anna, timeout: '4500ms' }]);
    await expectClean();
  });

  test('S20: neither does a failed one, nor one whose client disappears', async () => {
    await expect(database.asOwner(anna, (queries) => sql`select 1 / 0`.execute(queries))).rejects.toThrow('division by zero');
    await expectClean();
    const client = new pg.Client(single.through(own.config));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`begin; select set_config('role', 'fanfare_tenant', true), set_config('app.uid', '${anna}', true)`);
    Reflect.get(client, 'connection').stream.destroy();
    await expectClean();
  });

  test('system statements have limits and plans of their own, and leave none', async () => {
    const { rows } = await sql`select current_setting('statement_timeout') as timeout, ${'x'}::text as x`.execute(
      database.system,
    );
    expect(rows).toEqual([{ timeout: '4500ms', x: 'x' }]);
    await expect(sql`select 1 / ${0}::int`.execute(database.system)).rejects.toThrow('division by zero');
    await database.asSystem((queries) => sql`select pg_advisory_xact_lock(1)`.execute(queries));
    expect((await database.execute('select $1::int as n', [3])).rows).toEqual([{ n: 3 }]);
    await expectClean();
  });

  test('notifications are sent through the pooler and received without it', async () => {
    const received: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const listening = await database.listen('pooler_test', {
      onMessage: (payload) => {
        received.push(payload);
        resolve();
      },
      onGap: () => undefined,
    });
    await database.execute(`select pg_notify($1, $2)`, ['pooler_test', 'hello']);
    await promise;
    expect(received).toEqual(['hello']);
    await listening.stop();
  });

  test('the mode of the pooler and its support of prepared statements are detected', async () => {
    const session = await startPgBouncer(superuserConfig(), 'session');
    try {
      expect(await detectPooler(own.config)).toEqual({ isPooled: false, sharesConnections: false, preparesStatements: true });
      expect(await detectPooler(session.through(own.config))).toMatchObject({ isPooled: true, sharesConnections: false });
      const found = await detectPooler(single.through(own.config));
      expect(found).toMatchObject({ isPooled: true, sharesConnections: true });
      await expectClean();
    } finally {
      await session.stop();
    }
  });
});

test('a server behind a pooler needs DATABASE_DIRECT_URL, and then works from sign-up to an answered message', async (context) => {
  const durable = await createDurableDatabase();
  context.after(durable.drop);
  const own = await startPgBouncer(durable.config);
  context.after(own.stop);
  const instagram = await startInstagramDouble();
  context.after(instagram.close);
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-pooler-'));
  context.after(() => rm(directory, { recursive: true, force: true }));
  const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
  const environment = {
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(own.through(durable.config)),
    TOKEN_ENCRYPTION_KEY: key('t'),
    RELEASE_SIGNING_KEY: key('r'),
    FANFARE_DATA_DIR: join(directory, 'one'),
  };
  const refused = launchServer(environment);
  expect((await (await refused).exited).errors).toContain('DATABASE_DIRECT_URL');
  const wrong = await launchServer({ ...environment, DATABASE_DIRECT_URL: `${environment.DATABASE_URL}?application_name=x` });
  expect((await wrong.exited).errors).toContain('Set it to PostgreSQL itself');

  const direct = { ...environment, DATABASE_DIRECT_URL: databaseUrlOf(durable.config) };
  const server = await launchServer(direct);
  context.after(server.stop);
  await server.ready();
  const second = await launchServer({ ...direct, ROLE: 'worker', FANFARE_DATA_DIR: join(directory, 'two') });
  context.after(second.stop);
  await second.ready();
  await walkJourney(server.client, instagram, 'anna', igIdOf(1));
  expect(await server.client.deliver(dm({ igId: igIdOf(1), from: '5002', text: 'price?', mid: 'mid-2' }))).toBe(200);
  await eventually(() => expect(instagram.sent).toHaveLength(2), 60_000);
});

const core = [
  '../../src/domains/identity/auth/auth.test.ts',
  '../../src/domains/conversations/inbox/inbox.test.ts',
  '../../src/domains/automation/flows/flows.test.ts',
  '../../src/domains/instagram/instagram-accounts/connecting/takeover.test.ts',
  '../../src/infrastructure/database/rowLevelSecurity.test.ts',
  '../../src/ownership.test.ts',
  '../journey/journey.test.ts',
];
for (const file of core) {
  describe(`through PgBouncer: ${file}`, async () => {
    await import(file);
  });
}
