import { after, afterEach, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { refuseConversations } from '../../../../../test/data/uncertainSends.ts';
import { igIdOf, type SendAnswer } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { isLong } from '../../../../../test/longTest.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

const SECOND_LOOK_MS = 120_000;
const FOLLOWERS = isLong ? 300 : 120;
let server: TestServer;
let user: TestUser;
let igId: string;
let users = 0;

before(async () => {
  server = await startTestServer({ echoWaitMs: 200, secondLookMs: SECOND_LOOK_MS, pollMs: 100, guardTime: { speed: 20 } });
});
after(() => server.close());

const accept = (message: { recipient: string }, n: number): SendAnswer => ({
  status: 200,
  body: { recipient_id: message.recipient, message_id: `sent-${n}` },
});

beforeEach(async () => {
  users += 1;
  igId = igIdOf(users);
  user = await server.signUp(`user${users}`);
  await server.connect(user, igId);
  const body = { name: 'Answer', ...flowThatSays('maybe', 'next') };
  const saved = await server.call('POST /api/flow/save', { token: user.token, body });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
  server.instagram.conversations.clear();
  server.instagram.sent.length = 0;
  server.instagram.calls.length = 0;
});
afterEach(() => {
  server.instagram.onSend = accept;
  server.instagram.answers = [];
});

/** The first message is lost before it has an effect. */
function loseFirst(answer: SendAnswer = 'drop'): void {
  let isLost = false;
  server.instagram.onSend = (message, n) => {
    if (message.text !== 'maybe' || isLost) return accept(message, n);
    isLost = true;
    return answer;
  };
}

const write = (from: string) => server.deliver(dm({ igId, from, text: 'hi', mid: `${from}-${users}` }));
const texts = () => server.instagram.sent.map(({ text }) => text);
const change = (set: ReturnType<typeof sql>) =>
  sql`update outbox set ${set} where owner_id = ${user.id} and state = 'sending'`.execute(server.database.system);

interface Row {
  state: string;
  absent_since: Date | null;
}

async function rows(): Promise<Row[]> {
  const { rows: found } = await sql<Row>`select state, absent_since from outbox where owner_id = ${user.id} order by ord`.execute(
    server.database.system,
  );
  return found;
}
const states = async () => (await rows()).map(({ state }) => state);
const absent = () => eventually(async () => expect((await rows())[0]?.absent_since).toEqual(expect.any(Date)));

test('M3: a message that is not listed is sent again only after a second look, minutes later', async () => {
  loseFirst();
  await write('5001');
  await absent();
  // Looks in between do not count.
  await change(sql`check_at = now() - interval '1 second', absent_since = now() - interval '110 seconds',
    sending_at = now() - interval '3 minutes'`);
  await eventually(async () => {
    const { rows: found } = await sql<{ waitMs: number }>`
      select extract(epoch from check_at - now())::float8 * 1000 as "waitMs" from outbox
      where owner_id = ${user.id} and state = 'sending'`.execute(server.database.system);
    expect(found[0]?.waitMs).toBeGreaterThan(0);
    expect(found[0]?.waitMs).toBeLessThan(11_000);
  });
  expect(await states()).toEqual(['sending', 'intent']);
  expect(texts()).toEqual(['maybe']);
  await change(sql`check_at = now(), absent_since = absent_since - interval '10 seconds'`);
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  expect(texts()).toEqual(['maybe', 'maybe', 'next']);
});

test('M3: a message that appears in the list between two looks is not sent again', async () => {
  server.instagram.listLagMs = () => Number.POSITIVE_INFINITY;
  loseFirst('break');
  await write('5001');
  await absent();
  server.instagram.listLagMs = () => 0;
  await change(sql`check_at = now()`);
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  expect(texts()).toEqual(['maybe', 'next']);
});

test('M3: a look that belongs to an earlier attempt does not count', async () => {
  loseFirst();
  await write('5001');
  await absent();
  await change(sql`check_at = now(), absent_since = sending_at - interval '1 hour'`);
  await eventually(async () => {
    const [first] = await rows();
    expect(Date.now() - (first?.absent_since?.getTime() ?? 0)).toBeLessThan(30_000);
  });
  expect(texts()).toEqual(['maybe']);
});

test('M3: a known message of a minute later in the list proves that a message is absent', async () => {
  loseFirst();
  await write('5001');
  await absent();
  const list = (id: string) => {
    const listed = { id, created_time: new Date().toISOString(), from: { id: '5001' }, message: 'hello?' };
    server.instagram.conversations.set('5001', [listed]);
  };
  const look = () => change(sql`check_at = now(), absent_since = now(), sending_at = now() - interval '90 seconds'`);
  list('unknown');
  await look();
  const looks = () => server.instagram.calls.filter((call) => call.endsWith('/me/conversations')).length;
  const before = looks();
  await eventually(() => expect(looks()).toBeGreaterThan(before));
  expect(texts()).toEqual(['maybe']);
  await server.deliver(dm({ igId, from: '5001', text: 'hello?', mid: 'known' }));
  await eventually(async () => expect(await states()).toHaveLength(4));
  list('known');
  await look();
  await eventually(async () => expect(await states()).toEqual(Array(4).fill('sent')));
  expect(texts()).toEqual(['maybe', 'maybe', 'next', 'maybe', 'next']);
});

test('M3: without a second look the send becomes unconfirmed, and later messages continue', async () => {
  loseFirst();
  await write('5001');
  await absent();
  refuseConversations(server);
  await change(sql`check_at = now(), uncertain_at = now() - interval '16 minutes'`);
  await eventually(async () => expect(await states()).toEqual(['unconfirmed', 'sent']));
  expect(texts()).toEqual(['maybe', 'next']);
});

test(`M2: ${FOLLOWERS} sends in doubt of one account are settled by a tenth of the calls`, async () => {
  await Promise.all(Array.from({ length: FOLLOWERS }, (_, n) => write(`${60_000 + n}`)));
  await eventually(async () => expect(await states()).toEqual(Array(2 * FOLLOWERS).fill('sent')), 120_000);
  server.instagram.calls.length = 0;
  // As after the death of the process between the call and its commit.
  await sql`with lost as (
      update outbox set state = 'sending', message_id = null, uncertain_at = null where owner_id = ${user.id} and text = 'maybe'
    ) delete from messages where owner_id = ${user.id} and text = 'maybe'`.execute(server.database.system);
  await change(sql`uncertain_at = now()`);
  await eventually(async () => expect(await states()).toEqual(Array(2 * FOLLOWERS).fill('sent')), 120_000);
  const looks = server.instagram.calls.filter((call) => /conversations|\/t_\d/.test(call));
  expect(looks.length).toBeLessThanOrEqual((2 * FOLLOWERS) / 10);
  expect(texts()).toHaveLength(2 * FOLLOWERS);
  const { rows: stored } = await sql`select 1 from messages where owner_id = ${user.id} and text = 'maybe'`.execute(
    server.database.system,
  );
  expect(stored).toHaveLength(FOLLOWERS);
});
