import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { migrate } from '../../src/infrastructure/database/migrating/migrate.ts';
import { isOfVersion10, readMigrationNames } from '../../src/infrastructure/database/migrating/migrationFiles.ts';
import { openDatabase } from '../../src/infrastructure/database/opening/openDatabase.ts';
import { dm } from '../data/deliveries.ts';
import { createEmptyDatabase } from '../database/createTestDatabase.ts';
import { eventually } from '../eventually.ts';
import { silentLogger } from '../servers/silentLogger.ts';
import { startTestServer, type TestServer } from '../servers/startTestServer.ts';
import { loadVersion10 } from './loadVersion10.ts';
import { followers, keyOfVersion10, openAccount } from './version10.ts';

const { waiting, asked, taken, lost, broken, unread, queued, alsoQueued } = followers;
const OPEN = `
  select 'inbox' as queue, state, count(*)::int as n from inbox where state in ('ready', 'active') group by 2
  union all select 'outbox', state, count(*)::int from outbox where state <> 'sent' group by 2
  union all select 'runs', status, count(*)::int from runs where status = 'waiting' group by 2
  order by 1, 2`;
let server: TestServer;
let openBefore: unknown[];

before(async () => {
  const { config, drop } = await createEmptyDatabase();
  await loadVersion10(config);
  const { applied } = await migrate(config);
  expect(applied).toEqual((await readMigrationNames()).filter((name) => !isOfVersion10(name)));
  const database = openDatabase(config, silentLogger);
  openBefore = (await database.execute(OPEN)).rows;
  server = await startTestServer({
    stored: {
      config,
      database,
      async drop() {
        await database.close();
        await drop();
      },
    },
    key: keyOfVersion10,
    startsWork: false,
    secondLookMs: 300,
  });
  server.instagram.onSend = ({ recipient }, n) => ({ status: 200, body: { recipient_id: recipient, message_id: `new-${n}` } });
  const { rows } = await sql<{ igsid: string; sending_at: Date }>`
    select recipient_igsid as igsid, sending_at from outbox where state = 'sending'`.execute(database.system);
  for (const { igsid, sending_at } of rows) {
    if (igsid === lost) continue;
    const created_time = sending_at.toISOString().replace(/\.\d+Z$/, '+0000');
    server.instagram.conversations.set(igsid, [
      { id: `taken-${igsid}`, created_time, from: { id: openAccount }, message: 'You wrote first' },
    ]);
  }
  await server.app.startWork();
});
after(() => server.close());

test('F27: open work of 1.0.0 continues after the upgrade: once, in order, and only where Instagram has nothing', async () => {
  expect(openBefore).toEqual([
    { queue: 'inbox', state: 'ready', n: 2 },
    { queue: 'outbox', state: 'intent', n: 7 },
    { queue: 'outbox', state: 'sending', n: 3 },
    { queue: 'runs', state: 'waiting', n: 2 },
  ]);
  await server.deliver(dm({ igId: openAccount, from: asked, text: 'Ada', mid: 'the-answer' }));
  await eventually(async () => expect((await server.database.execute(OPEN)).rows).toEqual([]), 60_000);
  const sentTo = Object.groupBy(server.instagram.sent, ({ recipient }) => recipient);
  expect(Object.fromEntries(Object.entries(sentTo).map(([to, sent]) => [to, sent?.map(({ text }) => text)]))).toEqual({
    [waiting]: ['Thank you for waiting.'],
    [asked]: ['Hello Ada.'],
    [taken]: ['You wrote second'],
    [broken]: ['You wrote second'],
    [lost]: ['You wrote first', 'You wrote second'],
    [unread]: ['You wrote first', 'You wrote second'],
    [queued]: ['You wrote first', 'You wrote second', 'You wrote third'],
    [alsoQueued]: ['You wrote first'],
  });
  expect(server.instagram.violations).toEqual([]);
});

test('F27: the upgraded feed has each execution once', async () => {
  const executionsOf = async (username: string) => {
    const token = await server.signIn(username);
    return (await server.call('GET /api/webhooks/counts', { token })).body.data.flowExecutions;
  };
  expect([await executionsOf('anna'), await executionsOf('ben')]).toEqual([10, 4]);
});
