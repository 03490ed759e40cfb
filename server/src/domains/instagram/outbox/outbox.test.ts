import { after, afterEach, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { endFailingChecks, refuseConversations } from '../../../../test/data/uncertainSends.ts';
import { igIdOf, type SendAnswer } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const ECHO_WAIT_MS = 400;
let server: TestServer;
let user: TestUser;
let fan = 5_000;

before(async () => {
  server = await startTestServer({
    ...{ echoWaitMs: ECHO_WAIT_MS, secondLookMs: ECHO_WAIT_MS, pollMs: 100, guardTime: { speed: 20 } },
  });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});

const accept = (message: { recipient: string }, n: number): SendAnswer => ({
  status: 200,
  body: { recipient_id: message.recipient, message_id: `sent-${n}` },
});
beforeEach(() => {
  fan += 1;
});
afterEach(() => {
  server.instagram.onSend = accept;
  server.instagram.answers = [];
});

async function publish(...texts: string[]): Promise<void> {
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Answer', ...flowThatSays(...texts) },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
}

const write = (mid: string, at?: number) =>
  server.deliver(dm({ igId, from: `${fan}`, text: 'hi', mid: `${mid}-${fan}`, ...(at !== undefined && { at }) }));
const received = () => server.instagram.sent.filter((message) => message.recipient === `${fan}`).map((message) => message.text);

async function execution() {
  const { body } = await server.call('GET /api/webhooks/events', {
    token: user.token,
    query: '?eventType=flow_execution&limit=200',
  });
  const found = body.data.events.find((event) => event.senderId === `${fan}`);
  if (!found) throw new Error('There is no execution yet.');
  return found;
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{
    state: string;
  }>`select state from outbox where recipient_igsid = ${`${fan}`} order by ord`.execute(server.database.system);
  return rows.map((row) => row.state);
}

const refuse = (status: number, code: number, error_subcode?: number) => (): SendAnswer => ({
  status,
  body: { error: { message: 'x', type: 'IGApiException', code, error_subcode, fbtrace_id: 'A' } },
});

test('several messages are sent in order, each after the previous one was accepted', async () => {
  await publish('one', 'two', 'three');
  let open = 0;
  server.instagram.onSend = async (message, n) => {
    open += 1;
    expect(open).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return accept(message, n);
  };
  await write('order');
  await eventually(async () =>
    expect(await execution()).toMatchObject({ processedStatus: 'completed', flowResponse: 'one\ntwo\nthree' }),
  );
  expect(received()).toEqual(['one', 'two', 'three']);
});

test('a refused message fails visibly, names the reason, and can be sent again by its owner', async () => {
  await publish('refused');
  server.instagram.onSend = refuse(400, 100, 2534015);
  await write('refused');
  const failed = await eventually(async () => {
    const event = await execution();
    expect(event).toMatchObject({ status: 'failed', processedStatus: 'failed', outcome: 'flow_failed', flowResponse: null });
    return event;
  });
  expect(failed.processingError).toContain('Instagram error 100/2534015');
  const reason = {
    code: 'instagram.error-with-number',
    params: { text: { code: 'instagram.message-refused' }, number: '100/2534015' },
  };
  expect(failed.processingErrorMessage).toEqual(reason);
  expect(received()).toHaveLength(1);

  const why = await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id: failed.id });
  expect(why.body.data.explanationMessage).toEqual([reason, { code: 'decisions.see-failed-step' }]);
  const [message] = why.body.data.run?.messages ?? [];
  expect(message?.errorMessage).toEqual(reason);
  expect(message?.calls).toMatchObject([{ result: 'certain', code: 100, subcode: 2534015, traceId: expect.any(String) }]);

  server.instagram.onSend = accept;
  expect((await server.call('POST /api/webhooks/events/{id}/retry', { token: user.token, id: failed.id })).status).toBe(200);
  await eventually(async () =>
    expect(await execution()).toMatchObject({ processedStatus: 'completed', processingError: null, flowResponse: 'refused' }),
  );
  const again = await server.call('POST /api/webhooks/events/{id}/retry', { token: user.token, id: failed.id });
  expect([again.status, again.body]).toMatchObject([409, { code: 'not_retryable' }]);
});

test('a send with a lost response is confirmed by the echo and never repeated', async () => {
  await publish('lost answer');
  refuseConversations(server);
  server.instagram.onSend = () => 'break';
  await write('lost');
  await eventually(async () => expect(await states()).toEqual(['sending']));
  await server.deliver(echo({ igId, from: `${fan}`, text: 'lost answer', mid: `echo-${fan}` }));
  await eventually(async () =>
    expect(await execution()).toMatchObject({ processedStatus: 'completed', flowResponse: 'lost answer' }),
  );
  expect(await states()).toEqual(['sent']);
  expect(received()).toHaveLength(1);
});

const unconfirmed = () =>
  eventually(async () => {
    await endFailingChecks(server, `${fan}`);
    expect(await states()).toContain('unconfirmed');
  });

const lostAnswers: Record<string, { answer: () => SendAnswer; isTaken: boolean }> = {
  'a line broken behind the message': { answer: () => 'break', isTaken: true },
  'an answer of an unknown form': { answer: () => ({ status: 200, body: { ok: true } }), isTaken: true },
  'a line broken before the message': { answer: () => 'drop', isTaken: false },
  'a server error': { answer: refuse(500, 2), isTaken: false },
};
for (const [name, { answer, isTaken }] of Object.entries(lostAnswers)) {
  test(`P3: ${name}, and no echo: the conversation tells ${isTaken ? 'that it was sent' : 'to send it again, once'}`, async () => {
    await publish('maybe', 'next');
    let isLost = false;
    server.instagram.onSend = (message, n) => {
      if (message.text !== 'maybe' || isLost) return accept(message, n);
      isLost = true;
      return answer();
    };
    await write('maybe');
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
    expect(received()).toEqual(isTaken ? ['maybe', 'next'] : ['maybe', 'maybe', 'next']);
    expect(server.instagram.conversations.get(`${fan}`)?.map(({ message }) => message)).toEqual(['next', 'maybe']);
    await eventually(async () =>
      expect(await execution()).toMatchObject({ processedStatus: 'completed', flowResponse: 'maybe\nnext' }),
    );
  });
}

test('P3: a similar message that is older, of the follower, or of another send does not match', async () => {
  await publish('twin');
  await write('first');
  await eventually(async () => expect(await states()).toEqual(['sent']));
  const aMessage = (id: string, from: string, agoMs: number) => ({
    id,
    created_time: new Date(Date.now() - agoMs).toISOString(),
    from: { id: from },
    message: 'twin',
  });
  server.instagram.conversations.get(`${fan}`)?.push(aMessage('follower', `${fan}`, 0), aMessage('older', igId, 60_000));
  let losses = 0;
  server.instagram.onSend = (message, n) => {
    losses += 1;
    return losses === 1 ? 'drop' : accept(message, n);
  };
  await write('second');
  await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
  expect(received()).toHaveLength(3);
});

test('P3: while lookups fail nothing is sent; after 15 minutes the send is unconfirmed, and the lane continues', async () => {
  await publish('maybe', 'next');
  refuseConversations(server);
  server.instagram.onSend = (message, n) => (message.text === 'maybe' ? 'break' : accept(message, n));
  await write('maybe');
  await eventually(() => expect(server.instagram.calls.at(-1)).toContain('conversations'));
  expect(await states()).toEqual(['sending', 'intent']);
  await unconfirmed();
  await eventually(async () => expect(await states()).toEqual(['unconfirmed', 'sent']));
  expect(received()).toEqual(['maybe', 'next']);
  await eventually(async () => expect(await execution()).toMatchObject({ processedStatus: 'failed', flowResponse: 'next' }));
  expect((await execution()).processingError).toContain('did not confirm');
});

test('P3: a message that waited long for its first check is retried when that fails', async () => {
  await publish('queued');
  refuseConversations(server);
  server.instagram.onSend = () => 'break';
  await write('queued');
  await eventually(async () => expect(await states()).toEqual(['sending']));
  await sql`update outbox set uncertain_at = now() - interval '20 minutes', check_at = null
    where recipient_igsid = ${`${fan}`}`.execute(server.database.system);
  const isChecked = sql<{ check_at: Date | null }>`select check_at from outbox where recipient_igsid = ${`${fan}`}`;
  await eventually(async () =>
    expect((await isChecked.execute(server.database.system)).rows).toEqual([{ check_at: expect.any(Date) }]),
  );
  await eventually(() => expect(server.instagram.calls.at(-1)).toContain('conversations'));
  // The result and the time of the next check are stored together.
  await eventually(async () => {
    const { rows } = await isChecked.execute(server.database.system);
    expect(rows[0]?.check_at?.getTime()).toBeLessThan(Date.now() + 15_000);
  });
  expect(await states()).toEqual(['sending']);
});

test('P3: a message without any stored result is settled after a minute', async () => {
  await publish('forgotten');
  refuseConversations(server);
  server.instagram.onSend = () => 'break';
  await write('forgotten');
  await eventually(async () => expect(await states()).toEqual(['sending']));
  server.instagram.answers = [];
  await sql`update outbox set uncertain_at = null, check_at = null, sending_at = now() - interval '61 seconds'
    where recipient_igsid = ${`${fan}`}`.execute(server.database.system);
  await eventually(async () => expect(await states()).toEqual(['sent']));
  expect(received()).toHaveLength(1);
});

test('P3: a conversation with too many newer messages does not prove that the message is missing', async () => {
  await publish('buried');
  server.instagram.onSend = () => {
    const noise = Array.from({ length: 20 }, (_, n) => ({
      id: `noise-${n}-${fan}`,
      created_time: new Date().toISOString(),
      from: { id: `${fan}` },
      message: 'noise',
    }));
    server.instagram.conversations.set(`${fan}`, noise);
    return 'drop';
  };
  await write('buried');
  await unconfirmed();
  expect(received()).toHaveLength(1);
});

test('a late echo still confirms', async () => {
  await publish('late');
  refuseConversations(server);
  server.instagram.onSend = () => 'break';
  await write('late');
  await unconfirmed();
  await server.deliver(echo({ igId, from: `${fan}`, text: 'late', mid: `late-echo-${fan}` }));
  await eventually(async () => expect(await execution()).toMatchObject({ processedStatus: 'completed', processingError: null }));
});

test('an echo before the response is not a second message', async () => {
  await publish('fast echo');
  server.instagram.onSend = async (message, n) => {
    await server.deliver(echo({ igId, from: `${fan}`, text: 'fast echo', mid: `sent-${n}` }));
    await eventually(async () => expect(await states()).toEqual(['sent']));
    return accept(message, n);
  };
  await write('fast');
  await eventually(async () => expect(await execution()).toMatchObject({ processedStatus: 'completed' }));
  const { rows } = await sql`select 1 from messages where direction = 'out' and text = 'fast echo'`.execute(
    server.database.system,
  );
  expect(rows).toHaveLength(1);
});

test('F11: nothing is sent outside the 24 hours', async () => {
  await publish('first', 'second');
  server.instagram.onSend = async (message, n) => {
    await sql`update conversations set last_inbound_at = now() - interval '24 hours'`.execute(server.database.system);
    return accept(message, n);
  };
  await write('window');
  await eventually(async () =>
    expect(await execution()).toMatchObject({ processedStatus: 'failed', outcome: 'window_closed', flowResponse: 'first' }),
  );
  expect(received()).toEqual(['first']);
});

test('S3: a message from the day before yesterday is stored and not answered', async () => {
  await publish('too late');
  await write('old', Date.now() - 25 * 60 * 60 * 1000);
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=messages' });
    expect(body.data.events.find((event) => event.senderId === `${fan}`)).toMatchObject({
      outcome: 'too_old',
      processedStatus: 'completed',
    });
  });
  expect(await states()).toEqual([]);
});

test('S22: the eleventh automatic message within a minute pauses the run', async () => {
  await publish('echo chamber');
  for (let n = 1; n <= 12; n += 1) await write(`loop${n}`);
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', {
      token: user.token,
      query: '?eventType=flow_execution&limit=200',
    });
    const mine = body.data.events.filter((event) => event.senderId === `${fan}`);
    expect(mine.map((event) => event.outcome).sort()).toEqual([...Array(10).fill('flow_ran'), 'loop_guard', 'loop_guard'].sort());
  });
  await eventually(() => expect(received()).toHaveLength(10));
});

test('throttling delays and does not count as an attempt', async () => {
  await publish('patience');
  server.instagram.onSend = refuse(400, 613, 2534040);
  await write('throttled');
  await eventually(async () => {
    const { rows } = await sql<{ state: string; attempt: number; waits: boolean }>`
      select state, attempt, run_at > now() + interval '50 seconds' as waits from outbox where recipient_igsid = ${`${fan}`}`.execute(
      server.database.system,
    );
    expect(rows).toEqual([{ state: 'intent', attempt: 0, waits: true }]);
  });
  server.instagram.onSend = accept;
  await sql`update outbox set run_at = now() where state = 'intent'`.execute(server.database.system);
  await eventually(() => expect(received()).toHaveLength(2));
});

test('F10: an invalid token suspends queued sends, notifies once, and reconnecting sends them', async () => {
  await publish('parked', 'parked too');
  server.instagram.onSend = refuse(400, 190, 463);
  await write('parked');
  await eventually(async () => expect(await states()).toEqual(['parked', 'parked']));
  expect((await server.call('GET /api/instagram/status', { token: user.token })).body).toMatchObject({
    connected: true,
    isExpired: true,
  });
  const calls = server.instagram.sent.length;
  await write('parked-again');
  await eventually(async () => expect(await states()).toEqual(['parked', 'parked', 'intent', 'intent']));
  expect(server.instagram.sent).toHaveLength(calls);
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
  expect(body.data.events).toMatchObject([{ processingError: expect.stringContaining('Reconnect the account') }]);

  server.instagram.onSend = accept;
  await server.connect(user, igId);
  await eventually(() => expect(received()).toEqual(['parked', 'parked', 'parked too', 'parked', 'parked too']));
});

test('a disconnected account sends nothing', async () => {
  await publish('gone', 'gone too');
  server.instagram.onSend = async (message, n) => {
    await server.call('DELETE /api/instagram/disconnect', { token: user.token });
    return accept(message, n);
  };
  await write('gone');
  await eventually(async () => expect(await states()).toEqual(['sent', 'failed']));
  expect((await execution()).processingError).toContain('disconnected');
});
