import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { consentChange } from './consentChange.ts';
import { defaultRules } from './defaultRules.ts';

const igId = igIdOf(1);
const MINUTE_MS = 60_000;
let server: TestServer;
let user: TestUser;
let fan = 9_000;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  fan += 1;
  await change({ ...defaultRules });
  await publish(flowThatSays('from the bot'));
});

const change = (body: Record<string, unknown>, token = user.token) =>
  server.call('PATCH /api/instagram/messaging-rules', { token, body });
async function publish(graph: unknown): Promise<void> {
  const { status, body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Bot', ...Object(graph) },
  });
  expect(status).toBe(200);
  expect((await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id })).status).toBe(200);
}

let messages = 0;
async function write(text: string, at = Date.now()): Promise<void> {
  messages += 1;
  await server.deliver(dm({ igId, from: `${fan}`, text, mid: `rule-${messages}`, at }));
}
async function events(type: string) {
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: `?eventType=${type}&limit=200` });
  return body.data.events.filter(({ senderId }) => senderId === `${fan}`).toReversed();
}
async function outcomeOf(text: string): Promise<string | null | undefined> {
  await write(text);
  return eventually(async () => {
    const matching = (await events('messages')).find(({ content }) => content.text === text);
    expect(matching).toMatchObject({ processedStatus: 'completed' });
    return matching?.outcome;
  });
}
async function giveToBot(id: string): Promise<void> {
  const body = { handler: 'bot' };
  expect((await server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body })).status).toBe(200);
}
const received = () => server.instagram.sent.filter(({ recipient }) => recipient === `${fan}`).map(({ text }) => text);
function thread() {
  return eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
    const [found] = body.data.threads;
    if (!found) throw new Error('No conversation was found.');
    return found;
  });
}

test('an opt-out word must be the whole message, ignoring case and punctuation', () => {
  const said = (text: string | null, isOut = false) => consentChange(text, isOut, defaultRules);
  for (const text of ['stop', 'STOP', ' Stop! ', 'opt-out', 'Unsubscribe.', 'ｓｔｏｐ'])
    expect([text, said(text)]).toEqual([text, 'opt_out']);
  for (const text of ['do not stop', 'stop it', 'nonstop', '', '!', null]) expect([text, said(text)]).toEqual([text, null]);
  expect([said('start', true), said('stop', true), said('start', false)]).toEqual(['opt_in', null, null]);
  expect(consentChange('🛑', false, { ...defaultRules, optOutWords: ['🛑'] })).toBe('opt_out');
});

test('contacts who opt out get no automated messages, a person may write, and the word opts in again', async () => {
  expect(await outcomeOf('hello')).toBe('flow_ran');
  await eventually(() => expect(received()).toHaveLength(1));
  expect(await outcomeOf('Stop!')).toBe('opted_out');
  expect(await outcomeOf('a question')).toBe('opted_out');
  const found = await eventually(thread);
  expect(found.contact.optedOutAt).not.toBeNull();
  await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id: found.id, body: { text: 'by hand' } });
  await eventually(() => expect(received()).toEqual(['from the bot', 'by hand']));
  await giveToBot(found.id);

  expect(await outcomeOf('START')).toBe('flow_ran');
  await eventually(() => expect(received()).toEqual(['from the bot', 'by hand', 'from the bot']));
  expect((await thread()).contact.optedOutAt).toBeNull();
});

test('contacts who opted out get no replay, and a replay of the word changes nothing', async () => {
  await outcomeOf('a question');
  await outcomeOf('stop');
  const [question, word] = await events('messages').then((all) =>
    ['a question', 'stop'].map((text) => all.find(({ content }) => content.text === text)),
  );
  const replay = async (id = '', mode: 'dry_run' | 'real' = 'dry_run') =>
    (await server.call('POST /api/webhooks/events/{id}/replay', { token: user.token, id, body: { mode } })).body.data;
  expect(await replay(question?.id)).toMatchObject({ outcome: 'opted_out' });
  await outcomeOf('start');
  await replay(word?.id, 'real');
  await eventually(async () => {
    const played = (await events('messages')).filter(({ content }) => content.text === 'stop');
    expect(played.map(({ processedStatus }) => processedStatus)).toEqual(['completed', 'completed']);
  });
  expect((await thread()).contact.optedOutAt).toBeNull();
});

test('opting out cancels waiting runs and queued messages', async () => {
  const position = { x: 0, y: 0 };
  await publish({
    nodes: [
      { id: 'w', type: 'actionNode', position, data: { action: 'wait', actionParams: '10m' } },
      { id: 'm', type: 'messageNode', position, data: { content: 'after the wait' } },
    ],
    edges: [{ id: 'e', source: 'w', target: 'm' }],
  });
  await outcomeOf('hello');
  await publish(flowThatSays('one', 'two'));
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { onSend } = server.instagram;
  server.instagram.onSend = async (message, n) => {
    await held;
    return onSend(message, n);
  };
  try {
    await write('and now');
    await eventually(() => expect(received()).toEqual(['one']));
    expect(await outcomeOf('stop')).toBe('opted_out');
  } finally {
    goOn();
    server.instagram.onSend = onSend;
  }
  await eventually(async () =>
    expect((await events('flow_execution')).map((run) => [run.processedStatus, run.outcome, run.processingError])).toEqual([
      ['completed', 'opted_out', null],
      ['completed', 'opted_out', null],
    ]),
  );
  expect(received()).toEqual(['one']);
  const { rows } = await sql`select 1 from timers`.execute(server.database.system);
  expect(rows).toEqual([]);
});

test('words are set per account, and scheduled automations skip contacts who opted out', async () => {
  expect((await change({ optOutWords: [' Baja ', 'Baja'], optInWords: ['Alta'] })).body.data).toEqual({
    optOutWords: ['Baja'],
    optInWords: ['Alta'],
    personPauseMinutes: 1_440,
  });
  expect(await outcomeOf('stop')).toBe('flow_ran');
  expect(await outcomeOf('baja')).toBe('opted_out');
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const { body } = await server.call('POST /api/flows', {
    token: user.token,
    body: {
      name: 'Daily',
      trigger: 'time_based',
      triggerSettings: { schedule: { days, time: '09:00', timeZone: 'UTC' } },
      actions: [{ type: 'reply', text: 'scheduled' }],
    },
  });
  const id = body.data._id;
  await sql`update automations set next_run_at = now() where id = ${id}`.execute(server.database.system);
  await eventually(async () => {
    const { body: page } = await server.call('GET /api/flows', { token: user.token });
    expect(page.data.find(({ _id }) => _id === id)?.lastFired).not.toBeNull();
  });
  await server.call('DELETE /api/flows/{id}', { token: user.token, id });
  expect(await outcomeOf('alta')).toBe('flow_ran');
  await eventually(() => expect(received()).toEqual(['from the bot', 'from the bot']));
});

test("a person's reply from the phone pauses the bot for the set time, until it is resumed", async () => {
  await change({ personPauseMinutes: 30 });
  await outcomeOf('hello');
  await eventually(() => expect(received()).toHaveLength(1));
  await server.deliver(echo({ igId, from: `${fan}`, text: 'I am on it', mid: `phone-${fan}`, at: Date.now() + 5_000 }));
  const found = await eventually(async () => {
    const one = await thread();
    expect(one).toMatchObject({ handler: 'person' });
    return one;
  });
  const minutes = (Date.parse(found.botPausedUntil ?? '') - Date.now()) / MINUTE_MS;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30.1);
  expect(await outcomeOf('thanks')).toBe('human_has_thread');
  await giveToBot(found.id);
  expect(await outcomeOf('and again')).toBe('flow_ran');
});

test('the set time applies to replies from the inbox too; 0 does not pause the bot', async () => {
  await change({ personPauseMinutes: 5 });
  await outcomeOf('hello');
  const { id } = await eventually(thread);
  const reply = () => server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'mine' } });
  await reply();
  const { botPausedUntil } = await thread();
  expect(Date.parse(botPausedUntil ?? '') - Date.now()).toBeLessThanOrEqual(5 * MINUTE_MS + 1_000);
  await giveToBot(id);
  await change({ personPauseMinutes: 0 });
  await reply();
  expect(await thread()).toMatchObject({ handler: 'bot', botPausedUntil: null });
});

test('replies within seconds are from a tool, and old ones have expired: neither pauses the bot', async () => {
  const at = Date.now();
  await write('hello', at);
  await server.deliver(echo({ igId, from: `${fan}`, text: 'instant reply', mid: `tool-${fan}`, at: at + 800 }));
  await server.deliver(echo({ igId, from: `${fan}`, text: 'long ago', mid: `old-${fan}`, at: at - 25 * 60 * MINUTE_MS }));
  await eventually(async () => {
    const { rows } = await sql`select 1 from messages where mid in (${`tool-${fan}`}, ${`old-${fan}`})`.execute(
      server.database.system,
    );
    expect(rows).toHaveLength(2);
  });
  expect(await thread()).toMatchObject({ handler: 'bot' });
});

test('rules are validated, need a session and an account, and are private to their owner', async () => {
  for (const body of [{ optOutWords: [''] }, { personPauseMinutes: -1 }, { personPauseMinutes: 43_201 }, { other: 1 }]) {
    expect((await change(body)).status).toBe(400);
  }
  expect((await server.call('GET /api/instagram/messaging-rules', {})).status).toBe(401);
  const stranger = await server.signUp('ben');
  expect(await change({ personPauseMinutes: 1 }, stranger.token)).toMatchObject({
    status: 409,
    body: { code: 'instagram_not_connected' },
  });
  expect((await server.call('GET /api/instagram/messaging-rules', { token: user.token })).body.data).toEqual(defaultRules);
});
