import { after, afterEach, before, beforeEach, test } from 'node:test';
import { renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { DISCONNECTED, OPTED_OUT, TAKEN_OVER } from '../sendReasons.ts';

const igId = igIdOf(1);
const ECHO_WAIT_MS = 300;
let server: TestServer;
let user: TestUser;
let fan = 15_000;
let goOn: (outcome?: 'drop') => void = () => undefined;

before(async () => {
  server = await startTestServer({ echoWaitMs: ECHO_WAIT_MS, secondLookMs: ECHO_WAIT_MS, pollMs: 100 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(() => {
  fan += 1;
  goOn = () => undefined;
});
afterEach(() => {
  goOn();
  server.instagram.onSend = (message, n) => ({
    status: 200,
    body: { recipient_id: message.recipient, message_id: `sent-${fan}-${n}` },
  });
});

/** Blocks the first send to this follower until `goOn`. */
function holdFirst(): void {
  const held = new Promise<'drop' | undefined>((resolve) => {
    goOn = resolve;
  });
  let count = 0;
  server.instagram.onSend = async (message, n) => {
    count += 1;
    const outcome = count === 1 ? await held : undefined;
    return outcome ?? { status: 200, body: { recipient_id: message.recipient, message_id: `sent-${fan}-${n}` } };
  };
}

async function publish(who: TestUser, ...texts: string[]): Promise<void> {
  const { body } = await server.call('POST /api/flow/save', {
    token: who.token,
    body: { name: 'Answer', ...flowThatSays(...texts) },
  });
  await server.call('POST /api/flow/{id}/publish', { token: who.token, id: body.data.id });
}
const received = () => server.instagram.sent.filter(({ recipient }) => recipient === `${fan}`).map(({ text }) => text);
const write = (text: string) => server.deliver(dm({ igId, from: `${fan}`, text, mid: `${text}-${fan}` }));

async function begin(): Promise<string> {
  await publish(user, 'one', 'two');
  holdFirst();
  await write('hello');
  await eventually(() => expect(received()).toEqual(['one']));
  const { rows } = await sql<{ id: string }>`
    select conversations.id from conversations join contacts on contacts.id = contact_id where igsid = ${`${fan}`}`.execute(
    server.database.system,
  );
  return rows[0]?.id ?? '';
}

async function run() {
  const { body } = await server.call('GET /api/webhooks/events', {
    token: user.token,
    query: '?eventType=flow_execution&limit=200',
  });
  const event = body.data.events.find(({ senderId }) => senderId === `${fan}`);
  const { rows } = await sql<{ id: string }>`
    select runs.id from runs join contacts on contacts.id = contact_id where igsid = ${`${fan}`}`.execute(server.database.system);
  const story = await server.call('GET /api/runs/{id}', { token: user.token, id: rows[0]?.id ?? '' });
  return {
    event: { status: event?.processedStatus, outcome: event?.outcome, error: event?.processingError, said: event?.flowResponse },
    messages: story.body.data.messages.map(({ text, state, error, errorMessage }) => [text, state, errorMessage ?? error]),
    eventId: event?.id ?? '',
  };
}

const takeOver = (id: string) =>
  server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body: { handler: 'person' } });
const takeOvers: Record<string, (id: string) => Promise<unknown>> = {
  'takes the conversation over': takeOver,
  'leaves it to another person': (id) =>
    server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body: { handler: 'human_requested' } }),
  'writes here': (id) =>
    server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'by hand' } }),
  'writes on the phone': () => server.deliver(echo({ igId, from: `${fan}`, text: 'by phone', mid: `phone-${fan}` })),
};
for (const [name, act] of Object.entries(takeOvers)) {
  test(`when a person ${name}, queued bot messages are cancelled, and the run says why`, async () => {
    const id = await begin();
    // A reply within seconds counts as automated.
    await sql`update conversations set last_inbound_at = last_inbound_at - interval '10 minutes' where id = ${id}`.execute(
      server.database.system,
    );
    await act(id);
    await eventually(async () => expect((await run()).messages[1]).toEqual(['two', 'cancelled', TAKEN_OVER]));
    goOn();
    await eventually(async () =>
      expect(await run()).toMatchObject({
        event: { status: 'completed', outcome: 'human_has_thread', error: null, said: 'one' },
        messages: [
          ['one', 'sent', null],
          ['two', 'cancelled', TAKEN_OVER],
        ],
      }),
    );
    expect(received().filter((text) => text !== 'by hand')).toEqual(['one']);
    const { body } = await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id });
    expect(body.data.messages.find(({ text }) => text === 'two')).toMatchObject({
      state: 'cancelled',
      error: renderEnglish(TAKEN_OVER),
      errorMessage: TAKEN_OVER,
    });
  });
}

test('P3: a message in flight that was not delivered when a person took over is not sent again', async () => {
  const id = await begin();
  await takeOver(id);
  goOn('drop');
  await eventually(async () =>
    expect((await run()).messages).toEqual([
      ['one', 'cancelled', TAKEN_OVER],
      ['two', 'cancelled', TAKEN_OVER],
    ]),
  );
  expect(received()).toEqual(['one']);
  await server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body: { handler: 'bot' } });
  await write('again');
  await eventually(() => expect(received()).toEqual(['one', 'one', 'two']));
});

test('suspended sends are withdrawn too, and a new connection does not restore them', async () => {
  const id = await begin();
  await sql`update instagram_accounts set state = 'expired' where ig_id = ${igId}`.execute(server.database.system);
  goOn();
  await eventually(async () => expect((await run()).messages[1]).toEqual(['two', 'parked', null]));
  await takeOver(id);
  expect((await run()).messages[1]).toEqual(['two', 'cancelled', TAKEN_OVER]);
  await server.connect(user, igId);
  await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'by hand' } });
  await eventually(() => expect(received()).toEqual(['one', 'by hand']));
});

test('contacts who opt out get no queued messages, and the run shows them as cancelled', async () => {
  await begin();
  await write('stop');
  await eventually(async () => expect((await run()).messages[1]).toEqual(['two', 'cancelled', OPTED_OUT]));
  goOn();
  await eventually(async () =>
    expect((await run()).event).toEqual({ status: 'completed', outcome: 'opted_out', error: null, said: 'one' }),
  );
  expect(received()).toEqual(['one']);
});

test('after a disconnect nothing queued goes out, also after connecting again; its owner can send it again', async () => {
  await begin();
  await server.call('POST /api/instagram/disconnect', { token: user.token });
  expect((await run()).messages[1]).toEqual(['two', 'failed', DISCONNECTED]);
  goOn();
  await eventually(async () =>
    expect((await run()).event).toMatchObject({ status: 'failed', error: renderEnglish(DISCONNECTED) }),
  );
  await server.connect(user, igId);
  const { eventId } = await run();
  expect(received()).toEqual(['one']);
  expect((await server.call('POST /api/webhooks/events/{id}/retry', { token: user.token, id: eventId })).status).toBe(200);
  await eventually(() => expect(received()).toEqual(['one', 'two']));
});

test('S27: what a deleted account had queued is never sent', async () => {
  const leaving = await server.signUp('leaving');
  const leavingIgId = igIdOf(2);
  await server.connect(leaving, leavingIgId);
  await publish(leaving, 'one', 'two');
  holdFirst();
  await server.deliver(dm({ igId: leavingIgId, from: `${fan}`, text: 'hello', mid: `leaving-${fan}` }));
  await eventually(() => expect(received()).toEqual(['one']));
  const { status } = await server.call('DELETE /api/user/delete', {
    token: leaving.token,
    body: { password: TEST_PASSWORD },
  });
  expect(status).toBe(200);
  goOn();
  await eventually(async () => {
    const { rows } = await sql`select 1 from outbox where owner_id = ${leaving.id}`.execute(server.database.system);
    expect(rows).toEqual([]);
  });
  expect(received()).toEqual(['one']);
});
