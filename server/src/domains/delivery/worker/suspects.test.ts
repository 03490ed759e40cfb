import { after, before, test } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { NO_ACCOUNT } from '../../../infrastructure/database/queries/roundRobin.ts';
import { claimSuspects } from './suspects.repository.ts';
import { claimUpdates, releaseAbandoned } from './worker.repository.ts';

const annasIgId = igIdOf(1);
const bensIgId = igIdOf(2);
const CONTACTS = 20;
let server: TestServer;
let anna: TestUser;
let ben: TestUser;
before(async () => {
  server = await startTestServer({ startsWork: false, pollMs: 100, statementMs: 1_000 });
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await server.connect(anna, annasIgId);
  await server.connect(ben, bensIgId);
  for (const { token } of [anna, ben]) {
    const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Hi', ...flowThatSays('hi') } });
    await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
  }
});
after(() => server.close());

const claim = () => claimUpdates(server.database, 100);
const suspects = () => claimSuspects(server.database, NO_ACCOUNT);
const endProcess = () => releaseAbandoned(server.database.system, true);
const eventsOf = async ({ token }: TestUser) =>
  (await server.call('GET /api/webhooks/events', { token, query: '?limit=200' })).body.data.events;
const answered = (recipient: string) => server.instagram.sent.filter((message) => message.recipient === recipient);

test('H5: updates of an ended process run a few together, then alone, and are set aside at the fourth time', async () => {
  for (let n = 0; n < CONTACTS; n += 1) await server.deliver(dm({ igId: annasIgId, from: `1${n}`, text: 'hi', mid: `a${n}` }));
  expect(await claim()).toHaveLength(CONTACTS);
  await endProcess();
  await server.deliver(dm({ igId: bensIgId, from: '20', text: 'hi', mid: 'b' }));
  expect((await claim()).map(({ lane }) => lane.split(':')[1])).toEqual(['20']);

  expect(await suspects()).toHaveLength(16);
  await endProcess();
  expect((await suspects()).map(({ interruptions }) => interruptions)).toEqual(Array(4).fill(1));
  await endProcess();
  expect(await suspects()).toHaveLength(16);
  await endProcess();
  expect((await suspects()).map(({ interruptions }) => interruptions)).toEqual(Array(4).fill(2));
  await endProcess();
  const [first, ...others] = await suspects();
  expect(first?.interruptions).toBe(3);
  expect(others).toEqual([]);
  await endProcess();

  await server.app.startWork();
  await eventually(() => expect(server.instagram.sent).toHaveLength(CONTACTS));
  expect(answered('20')).toHaveLength(1);
  const [poison] = await eventually(async () => {
    const failed = (await eventsOf(anna)).filter(({ processedStatus }) => processedStatus === 'failed');
    expect(failed).toMatchObject([{ processingErrorMessage: { code: 'decisions.set-aside', params: { count: 4 } } }]);
    return failed;
  });
  await server.call('POST /api/webhooks/events/{id}/retry', { token: anna.token, id: poison?.id ?? '' });
  await eventually(() => expect(server.instagram.sent).toHaveLength(CONTACTS + 1));
});

test('M4: updates whose rows are locked for longer than a statement may take do not delay those of other accounts', async () => {
  server.instagram.sent.length = 0;
  const release = await lockContactsOf(anna);
  const entries = [
    ...Array.from({ length: 3 }, (_, n) => dm({ igId: annasIgId, from: `1${n}`, text: 'hi', mid: `locked-${n}` }).entry),
    ...Array.from({ length: 3 }, (_, n) => dm({ igId: bensIgId, from: `30${n}`, text: 'hi', mid: `free-${n}` }).entry),
  ];
  await server.deliver({ object: 'instagram', entry: entries.flat() });
  const recipients = () => server.instagram.sent.map(({ recipient }) => recipient);
  await eventually(() => expect(recipients().toSorted()).toEqual(['300', '301', '302'])).finally(release);
  await eventually(() => expect(server.instagram.sent).toHaveLength(6), 120_000);
});

async function lockContactsOf({ id }: TestUser): Promise<() => Promise<void>> {
  const client = new pg.Client(server.config);
  await client.connect();
  await client.query('begin');
  await client.query('select id from contacts where owner_id = $1 for update', [id]);
  return () => client.end();
}
