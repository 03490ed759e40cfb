import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Thread } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm, echo } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { endFailingChecks, refuseConversations } from '../../../../test/data/uncertainSends.ts';
import { igIdOf, type SendAnswer } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const HOUR_MS = 60 * 60 * 1000;
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
let server: TestServer;
let user: TestUser;
let stranger: TestUser;
let fan = 7_000;

before(async () => {
  server = await startTestServer({ echoWaitMs: 300, secondLookMs: 300, pollMs: 100 });
  user = await server.signUp('anna');
  stranger = await server.signUp('ben');
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

const write = (text: string, at = Date.now()) => server.deliver(dm({ igId, from: `${fan}`, text, mid: `${text}-${fan}`, at }));
const listed = async (query = '') => (await server.call('GET /api/inbox/threads', { token: user.token, query })).body.data;

async function threadOf(id = fan): Promise<Thread> {
  return eventually(async () => {
    const { threads } = await listed(`?search=user.${id}`);
    const [thread] = threads;
    if (!thread) throw new Error('The contact has no conversation yet.');
    return thread;
  });
}

const messages = async (id: string, query = '') =>
  (await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id, query })).body.data;
const reply = (id: string, body: { text: string; humanAgent?: boolean }, token = user.token) =>
  server.call('POST /api/inbox/threads/{id}/messages', { token, id, body });
const change = (id: string, body: unknown) => server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body });
const received = () => server.instagram.sent.filter((message) => message.recipient === `${fan}`);
const age = (id: string, interval: string) =>
  sql`update conversations set last_inbound_at = now() - ${interval}::interval where id = ${id}`.execute(server.database.system);

test('a conversation shows the contact, the last message, the window, and that it is unanswered', async () => {
  const at = Date.now() - HOUR_MS;
  await write('hello there', at);
  const { found, ...thread } = await threadOf();
  expect(found).toBeNull();
  expect(thread).toEqual({
    id: expect.any(String),
    accountId: expect.any(String),
    contact: { id: expect.any(String), username: `user.${fan}`, name: null, avatar: null, tags: [], optedOutAt: null },
    preview: { text: 'hello there', direction: 'in' },
    lastMessageAt: new Date(at).toISOString(),
    lastInboundAt: new Date(at).toISOString(),
    windowEndsAt: new Date(at + 24 * HOUR_MS).toISOString(),
    humanAgentEndsAt: new Date(at + 7 * 24 * HOUR_MS).toISOString(),
    handler: 'bot',
    botPausedUntil: null,
    isUnanswered: true,
    isArchived: false,
    labels: [],
    hasFailed: false,
    assignee: null,
  });
  expect((await server.call('GET /api/inbox/threads/{id}', { token: user.token, id: thread.id })).body.data).toEqual(thread);
});

test("a member's reply is sent, is listed from queued to read, and pauses the bot", async () => {
  await write('question');
  const { id } = await threadOf();
  const sent = await reply(id, { text: ' an answer ' });
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({
    author: 'person',
    direction: 'out',
    text: 'an answer',
    state: 'queued',
    isHumanAgent: false,
  });
  const latest = async () => (await messages(id)).messages[0];
  await eventually(async () => expect(await latest()).toMatchObject({ author: 'person', text: 'an answer', state: 'sent' }));
  expect(received()).toMatchObject([{ text: 'an answer' }]);
  expect(received()[0]).not.toHaveProperty('tag');

  const mid = `sent-${server.instagram.sent.length}`;
  await server.deliver(echo({ igId, from: `${fan}`, text: 'an answer', mid }));
  await eventually(async () => expect(await latest()).toMatchObject({ state: 'delivered' }));
  await server.deliver(
    conversation(igId, { sender: { id: `${fan}` }, recipient: { id: igId }, timestamp: Date.now() + 1_000, read: { mid } }),
  );
  await eventually(async () => expect(await latest()).toMatchObject({ state: 'read' }));
  expect((await messages(id)).messages.map(({ author, state }) => [author, state])).toEqual([
    ['person', 'read'],
    ['contact', 'received'],
  ]);

  const thread = await threadOf();
  expect(thread).toMatchObject({ handler: 'person', isUnanswered: false, preview: { text: 'an answer', direction: 'out' } });
  expect(Date.parse(thread.botPausedUntil ?? '')).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
});

test('the bot is paused while a member handles the conversation, and resumes when it is handed back', async () => {
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Bot', ...flowThatSays('from the bot') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  const outcome = async (text: string) => {
    const { body: page } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=messages' });
    return page.data.events.find((event) => event.senderId === `${fan}` && event.content.text === text)?.outcome;
  };
  await write('first');
  await eventually(() => expect(received()).toHaveLength(1));
  const { id } = await threadOf();
  expect((await change(id, { handler: 'person' })).body.data).toMatchObject({ handler: 'person', botPausedUntil: null });
  await write('second');
  await eventually(async () => expect(await outcome('second')).toBe('human_has_thread'));
  await reply(id, { text: 'from a person' });
  // Messages are ordered by send time, so this one must be sent before the next is written.
  await eventually(() => expect(received()).toHaveLength(2));
  // An explicit takeover lasts until it is handed back.
  expect(await threadOf()).toMatchObject({ handler: 'person', botPausedUntil: null });
  expect((await change(id, { handler: 'bot' })).body.data).toMatchObject({ handler: 'bot' });
  await write('third');
  await eventually(() => expect(received().map(({ text }) => text)).toEqual(['from the bot', 'from a person', 'from the bot']));
  // The order is final when the last message is sent.
  await eventually(async () =>
    expect((await messages(id)).messages.map(({ author }) => author)).toEqual([
      'flow',
      'contact',
      'person',
      'contact',
      'flow',
      'contact',
    ]),
  );

  // An expired pause has no effect.
  await change(id, { handler: 'person' });
  await sql`update conversations set person_until = now() where id = ${id}`.execute(server.database.system);
  expect(await threadOf()).toMatchObject({ handler: 'bot', botPausedUntil: null });
  await write('fourth');
  await eventually(() => expect(received()).toHaveLength(4));
  await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id: body.data.id });
});

test('a waiting flow does not continue while a member handles the conversation', async () => {
  const position = { x: 0, y: 0 };
  const flow = {
    nodes: [
      { id: 'w', type: 'actionNode', position, data: { action: 'wait', actionParams: '1s' } },
      { id: 'm', type: 'messageNode', position, data: { content: 'after the wait' } },
    ],
    edges: [{ id: 'e', source: 'w', target: 'm' }],
  };
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Waits', ...flow } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await write('start');
  const { id } = await threadOf();
  await change(id, { handler: 'person' });
  const due = () =>
    sql<{ seconds: number }>`
    select extract(epoch from due_at - now())::float8 as seconds from timers
    join runs on runs.id = timers.run_id join conversations on conversations.contact_id = runs.contact_id
    where conversations.id = ${id}`.execute(server.database.system);
  await eventually(async () => expect((await due()).rows[0]?.seconds).toBeGreaterThan(30));
  expect(received()).toEqual([]);
  await change(id, { handler: 'bot' });
  await sql`update timers set due_at = now()`.execute(server.database.system);
  await eventually(() => expect(received()).toMatchObject([{ text: 'after the wait' }]));
  await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id: body.data.id });
});

test('F11: after 24 hours only a human agent reply is sent, after 7 days none', async () => {
  await write('long ago');
  const { id } = await threadOf();
  await age(id, '24 hours');
  expect(await reply(id, { text: 'late' })).toMatchObject({ status: 409, body: { code: 'human_agent_needed' } });
  expect(await reply(id, { text: 'late', humanAgent: true })).toMatchObject({
    status: 201,
    body: { data: { isHumanAgent: true } },
  });
  await eventually(() => expect(received()).toMatchObject([{ text: 'late', tag: 'HUMAN_AGENT' }]));
  await eventually(async () =>
    expect((await messages(id)).messages[0]).toMatchObject({
      state: 'sent',
      record: { rule: 'human_agent', windowAgeSeconds: expect.any(Number), attempts: 1, runId: null, triggerEventId: null },
    }),
  );
  expect((await messages(id)).messages[0]?.record?.windowAgeSeconds).toBeGreaterThanOrEqual(24 * 3_600);
  await age(id, '7 days');
  expect(await reply(id, { text: 'too late', humanAgent: true })).toMatchObject({ status: 409, body: { code: 'window_closed' } });
  expect(received()).toHaveLength(1);
});

test('within 24 hours the human agent tag is not used, whatever the client requests', async () => {
  await write('now');
  const { id } = await threadOf();
  expect((await reply(id, { text: 'soon', humanAgent: true })).body.data).toMatchObject({ isHumanAgent: false });
  await eventually(() => expect(received()).toHaveLength(1));
  expect(received()[0]).not.toHaveProperty('tag');
});

test('the database refuses the human agent tag on automated messages', async () => {
  await write('guarded');
  const { id } = await threadOf();
  await reply(id, { text: 'mine' });
  const attempt = sql`update outbox set author = 'flow', is_human_agent = true where conversation_id = ${id}`.execute(
    server.database.system,
  );
  await expect(attempt).rejects.toThrow(/outbox_/);
});

test('a refused reply fails with its reason, needs a human, and can be sent again', async () => {
  await write('problem');
  const { id } = await threadOf();
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 551 } } });
  const { body } = await reply(id, { text: 'refused' });
  const retry = () => server.call('POST /api/inbox/messages/{id}/retry', { token: user.token, id: body.data.id });
  await eventually(async () =>
    expect((await messages(id)).messages[0]).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('is unavailable at the moment'),
      errorMessage: { code: 'instagram.error-with-number', params: { text: { code: 'instagram.person-unavailable' } } },
    }),
  );
  expect(await threadOf()).toMatchObject({ hasFailed: true });
  expect((await listed('?filter=needs_human')).threads.map((thread) => thread.id)).toContain(id);
  const counts = (await server.call('GET /api/inbox/counts', { token: user.token })).body.data;
  expect(counts.failed).toBe((await listed('?filter=failed&limit=200')).threads.length);
  expect(counts.failed).toBeGreaterThanOrEqual(1);

  server.instagram.onSend = accept;
  expect(await server.call('POST /api/inbox/messages/{id}/retry', { token: stranger.token, id: body.data.id })).toMatchObject({
    status: 404,
  });
  expect(await retry()).toMatchObject({ status: 200, body: { data: { state: 'queued', error: null } } });
  await eventually(async () => expect((await messages(id)).messages[0]).toMatchObject({ state: 'sent', text: 'refused' }));
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'message_not_retryable' } });
  expect(await threadOf()).toMatchObject({ hasFailed: false });
});

test('a message with a lost response stays unconfirmed and is never resent automatically', async () => {
  await write('lost');
  const { id } = await threadOf();
  refuseConversations(server);
  server.instagram.onSend = () => 'break';
  await reply(id, { text: 'maybe' });
  await eventually(async () => {
    await endFailingChecks(server, `${fan}`);
    expect((await messages(id)).messages[0]).toMatchObject({ state: 'unconfirmed' });
  });
  expect(received()).toHaveLength(1);
});

test('a reply that is too long, empty or to an unknown conversation is refused', async () => {
  await write('limits');
  const { id } = await threadOf();
  expect(await reply(id, { text: 'é'.repeat(501) })).toMatchObject({
    status: 400,
    body: { error: 'text has 1002 bytes; Instagram allows up to 1000.' },
  });
  expect((await reply(id, { text: 'é'.repeat(500) })).status).toBe(201);
  expect((await reply(id, { text: '  ' })).status).toBe(400);
  expect((await reply(id, { text: 'x' }, stranger.token)).status).toBe(404);
  for (const unknown of ['nonsense', UNKNOWN_ID]) expect((await reply(unknown, { text: 'x' })).status).toBe(404);
});

test('an external message is classified by how fast it was sent', async () => {
  const at = Date.now() - HOUR_MS;
  await write('who answers?', at);
  await server.deliver(echo({ igId, from: `${fan}`, text: 'a tool', mid: `tool-${fan}`, at: at + 800 }));
  await server.deliver(echo({ igId, from: `${fan}`, text: 'a phone', mid: `phone-${fan}`, at: at + 60_000 }));
  const { id } = await threadOf();
  await eventually(async () =>
    expect((await messages(id)).messages.map(({ author, text, state }) => [author, text, state])).toEqual([
      ['phone', 'a phone', 'delivered'],
      ['other', 'a tool', 'delivered'],
      ['contact', 'who answers?', 'received'],
    ]),
  );
});

test('an unsent message stays in the list without its text', async () => {
  await write('secret');
  const { id } = await threadOf();
  const mid = `secret-${fan}`;
  await server.deliver(
    conversation(igId, {
      sender: { id: `${fan}` },
      recipient: { id: igId },
      timestamp: Date.now(),
      message: { mid, is_deleted: true },
    }),
  );
  await eventually(async () => expect((await messages(id)).messages).toMatchObject([{ text: null, isDeleted: true }]));
});

test('pages of conversations and messages have no gaps and no duplicates', async () => {
  const fans = [fan, fan + 1, fan + 2];
  for (const id of fans) {
    fan = id;
    await write('paged', Date.now() - HOUR_MS);
  }
  for (let n = 1; n <= 5; n += 1) await write(`more ${n}`, Date.now() - HOUR_MS + n);
  const { id } = await threadOf();
  await eventually(async () => expect((await messages(id)).messages).toHaveLength(6));
  const all = (await listed('?limit=200')).threads.map((thread) => thread.id);
  const paged: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await listed(`?limit=2${cursor}`);
    paged.push(...page.threads.map((thread) => thread.id));
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(paged).toEqual(all);
  const first = await messages(id, '?limit=4');
  const second = await messages(id, `?limit=4&cursor=${first.nextCursor}`);
  expect([...first.messages, ...second.messages].map(({ text }) => text)).toEqual([
    'more 5',
    'more 4',
    'more 3',
    'more 2',
    'more 1',
    'paged',
  ]);
  expect(second.nextCursor).toBeNull();
  for (const cursor of ['nonsense', Buffer.from('["2026-01-01 00:00:00+00","x\' or 1"]').toString('base64url')]) {
    expect((await server.call('GET /api/inbox/threads', { token: user.token, query: `?cursor=${cursor}` })).status).toBe(400);
  }
});

test('filters, labels, archive and search', async () => {
  await write('needle 100%');
  const { id } = await threadOf();
  const ids = async (query: string) => (await listed(query)).threads.map((thread) => thread.id);
  expect(await ids('?search=needle%20100%25')).toEqual([id]);
  expect(await ids('?search=n__dle')).toEqual([]);
  expect(await ids('?filter=unanswered&limit=200')).toContain(id);

  const labelled = await change(id, { labels: ['vip', ' vip ', 'order'] });
  expect(labelled.body.data.labels).toEqual(['vip', 'order']);
  expect(await ids('?label=vip')).toEqual([id]);
  await change(id, { handler: 'human_requested' });
  expect(await ids('?filter=needs_human&limit=200')).toContain(id);
  expect(await ids('?filter=human_requested&limit=200')).toContain(id);
  expect(await ids('?filter=failed&limit=200')).not.toContain(id);
  const counts = (await server.call('GET /api/inbox/counts', { token: user.token })).body.data;
  expect(counts.humanRequested).toBe((await ids('?filter=human_requested&limit=200')).length);
  expect(counts.needsHuman).toBe((await ids('?filter=needs_human&limit=200')).length);

  expect((await change(id, { isArchived: true })).body.data).toMatchObject({ isArchived: true, labels: ['vip', 'order'] });
  expect(await ids('?limit=200')).not.toContain(id);
  expect(await ids('?filter=archived')).toContain(id);
  // A new message unarchives it.
  await write('again', Date.now() + 1_000);
  await eventually(async () => expect(await ids('?limit=200')).toContain(id));
  expect((await change(id, { color: 'red' })).status).toBe(400);
  expect((await change(UNKNOWN_ID, { isArchived: true })).status).toBe(404);
});

test('without a working connection a reply is refused at once', async () => {
  const owner = await server.signUp('carla');
  const other = igIdOf(5);
  await server.connect(owner, other);
  await server.deliver(dm({ igId: other, from: '1', text: 'hi', mid: 'gone-1' }));
  const id = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: owner.token });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('No conversation was found.');
    return thread.id;
  });
  await sql`update instagram_accounts set state = 'expired' where ig_id = ${other}`.execute(server.database.system);
  expect(await reply(id, { text: 'x' }, owner.token)).toMatchObject({ status: 409, body: { code: 'instagram_expired' } });
  await server.call('DELETE /api/instagram/disconnect', { token: owner.token });
  expect(await reply(id, { text: 'x' }, owner.token)).toMatchObject({ status: 409, body: { code: 'instagram_not_connected' } });
});
