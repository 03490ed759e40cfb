import { after, afterEach, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf, type SendAnswer, type SentMessage } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { times } from '../../../../test/proof.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

/** Overrides the breaker's clock. */
let passedMs = 0;
let server: TestServer;
let user: TestUser;
let igId: string;
let n = 0;

before(async () => {
  server = await startTestServer({ pollMs: 100, guardTime: { nowMs: () => performance.now() + passedMs } });
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  n += 1;
  igId = igIdOf(n);
  user = await server.signUp(`user${n}`);
  await server.connect(user, igId);
});
afterEach(() => {
  server.instagram.onSend = accept;
});

const accept = (message: SentMessage, count: number): SendAnswer => ({
  status: 200,
  body: { recipient_id: message.recipient, message_id: `sent-${count}` },
});
const refuse = (status: number, code: number, error_subcode?: number) => (): SendAnswer => ({
  status,
  body: { error: { message: 'x', type: 'IGApiException', code, error_subcode, fbtrace_id: 'A' } },
});

async function publish(...texts: string[]): Promise<void> {
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Bot', ...flowThatSays(...texts) },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
}

async function write(people: number, word = 'hi'): Promise<void> {
  const entry = Array.from(
    { length: people },
    (_, p) => dm({ igId, from: `${n}${1_000 + p}`, text: word, mid: `${word}-${n}-${p}` }).entry,
  ).flat();
  expect(await server.deliver({ object: 'instagram', entry })).toBe(200);
}

const sent = () => server.instagram.sent.filter((message) => message.igId === igId);
const textsTo = (person: number) =>
  sent().flatMap(({ recipient, text }) => (recipient === `${n}${1_000 + person}` ? [text] : []));

async function sends() {
  const { rows } = await sql<{ state: string; attempt: number; sends: number }>`
    select state, max(attempt) as attempt, count(*) as sends from outbox where owner_id = ${user.id} group by state order by state`.execute(
    server.database.system,
  );
  return rows;
}
const counts = async () => Object.fromEntries((await sends()).map(({ state, sends: count }) => [state, count]));
const makeDue = () =>
  sql`update outbox set run_at = now() where state = 'intent' and owner_id = ${user.id}`.execute(server.database.system);
/** Until every open message was tried and waits for a retry. */
const settled = () =>
  eventually(async () => {
    const { rows } = await sql<{
      busy: number;
    }>`select count(*) as busy from outbox first where owner_id = ${user.id} and (state = 'sending'
      or state = 'intent' and run_at <= now() and not exists (
        select 1 from outbox earlier where earlier.lane = first.lane and earlier.ord < first.ord and earlier.state in ('intent', 'sending')))`.execute(
      server.database.system,
    );
    expect(rows[0]?.busy).toBe(0);
  });
const notices = async () => {
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
  return body.data.events.map(({ processingError }) => processingError);
};
const status = async () => (await server.call('GET /api/instagram/status', { token: user.token })).body;

longTest('F9: ten minutes of 429 fail nothing, use up no try and keep the order', async () => {
  await publish('one', 'two', 'three');
  server.instagram.onSend = () => ({ status: 429, body: {} });
  await write(3);
  await eventually(async () => expect(await counts()).toEqual({ intent: 9 }));
  for (let minutes = 0; minutes < 10; minutes += 2) {
    passedMs += 120_000;
    await makeDue();
    await settled();
    expect(await sends()).toEqual([{ state: 'intent', attempt: 0, sends: 9 }]);
  }
  // Only the first message of each follower was tried.
  expect(new Set(sent().map(({ text }) => text))).toEqual(new Set(['one']));
  const before = sent().length;
  server.instagram.onSend = accept;
  await makeDue();
  await eventually(async () => expect(await counts()).toEqual({ sent: 9 }));
  expect(sent().slice(before)).toHaveLength(9);
  for (const person of [0, 1, 2]) expect(textsTo(person).slice(-3)).toEqual(['one', 'two', 'three']);
});

test('F8: a failing Instagram gets one call in 30 seconds, and every message is sent once when it recovers', async () => {
  await publish('one', 'two');
  server.instagram.onSend = refuse(400, 2);
  await write(40);
  // Enough failures to open the breaker; the others wait in any case.
  await eventually(() => expect(sent().length).toBeGreaterThanOrEqual(5));
  await eventually(async () => expect(await counts()).toEqual({ intent: 80 }));
  await settled();
  // Half an hour in steps of 30 seconds.
  for (let round = 0; round < times(4, 60); round += 1) {
    const calls = sent().length;
    passedMs += 30_001;
    await makeDue();
    await settled();
    expect(sent().length - calls).toBe(1);
  }
  expect(await counts()).toEqual({ intent: 80 });

  const before = sent().length;
  server.instagram.onSend = accept;
  passedMs += 30_001;
  await eventually(async () => {
    await makeDue();
    expect(await counts()).toEqual({ sent: 80 });
  });
  expect(sent().slice(before)).toHaveLength(80);
  for (let person = 0; person < 40; person += 1) expect(textsTo(person).slice(-2)).toEqual(['one', 'two']);
});

longTest('F10: a token that dies during 500 runs: one alert, at most 32 calls with it, no step lost', async () => {
  await publish('hello');
  let firstDeath = 0;
  server.instagram.onSend = (message, count) => {
    if (sent().length <= 40) return accept(message, count);
    firstDeath ||= sent().length;
    return refuse(400, 190, 463)();
  };
  await write(500);
  await eventually(async () => {
    const { sent: done = 0, ...open } = await counts();
    expect(done).toBe(40);
    expect(open).toEqual({ parked: 460 });
  });
  expect(sent().length - firstDeath).toBeLessThanOrEqual(32);
  expect(await notices()).toEqual([expect.stringContaining('Reconnect the account')]);
  const calls = sent().length;
  await write(1, 'more');
  await eventually(async () => expect((await counts()).parked).toBe(461));
  expect(sent()).toHaveLength(calls);

  server.instagram.onSend = accept;
  await server.connect(user, igId);
  // At Instagram's rate: some seconds.
  for (const atLeast of [200, 350, 501])
    await eventually(async () => expect((await counts()).sent).toBeGreaterThanOrEqual(atLeast));
  expect(await counts()).toEqual({ sent: 501 });
  expect(sent()).toHaveLength(calls + 461);
});

test('F10: a refusal of the old token that arrives after reconnecting leaves the new connection alone', async () => {
  await publish('hello');
  server.instagram.onSend = async (message, count) => {
    server.instagram.onSend = accept;
    await server.connect(user, igId);
    return message.text === 'hello' ? refuse(400, 190, 463)() : accept(message, count);
  };
  await write(1);
  await eventually(async () => expect(await counts()).toEqual({ sent: 1 }));
  expect(textsTo(0)).toEqual(['hello', 'hello']);
  expect(await status()).toMatchObject({ isExpired: false });
  expect(await notices()).toEqual([]);
});

const blocks = [
  ['policy_block', 368, undefined, 'Account Status'],
  ['policy_block', 10, 1893063, 'Account Status'],
  ['messaging_blocked', 100, 2534029, 'Account Status'],
  ['messages_off', 200, 2534041, 'Allow access to messages'],
] as const;
for (const [reason, code, subcode, fix] of blocks) {
  test(`error ${code}/${subcode ?? '-'} pauses the account, notifies once with a fix, and resuming sends the queue`, async () => {
    await publish('one', 'two');
    server.instagram.onSend = refuse(400, code, subcode);
    await write(1);
    await eventually(async () => expect(await counts()).toEqual({ parked: 2 }));
    // A later message resumes an account without message access (`resumeReceivingAccounts.test.ts`).
    const later = reason === 'messages_off' ? 0 : 5;
    if (later > 0) await write(later, 'again');
    const all = 2 * (1 + later);
    await eventually(async () => expect(await counts()).toEqual({ parked: all }));
    expect(sent()).toHaveLength(1);
    expect(await status()).toMatchObject({ isExpired: false, pause: { reason, fix: expect.stringContaining(fix) } });
    expect((await status()).pause).toMatchObject({
      message: { code: expect.stringMatching(/^instagram\./) },
      fixMessage: { code: expect.stringMatching(/^instagram\.fix-/) },
    });
    expect(await notices()).toEqual([expect.stringContaining(fix)]);
    const { threads } = (await server.call('GET /api/inbox/threads', { token: user.token })).body.data;
    const reply = { token: user.token, id: threads[0]?.id ?? '', body: { text: 'by hand' } };
    expect(await server.call('POST /api/inbox/threads/{id}/messages', reply)).toMatchObject({
      status: 409,
      body: { code: 'instagram_paused', message: [expect.anything(), { code: expect.stringMatching(/^instagram\.fix-/) }] },
    });

    server.instagram.onSend = accept;
    const resume = () => server.call('POST /api/instagram/resume', { token: user.token });
    expect((await resume()).status).toBe(200);
    await eventually(async () => expect(await counts()).toEqual({ sent: all }));
    expect(await status()).toMatchObject({ pause: null });
    expect(await resume()).toMatchObject({ status: 409, body: { code: 'not_paused' } });
  });
}
