import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { BodyOf } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { attachmentEcho, conversation, dm } from '../../../../test/data/deliveries.ts';
import { igIdOf, type SendAnswer } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let fan = 9_000;
let thread: string;

before(async () => {
  // Waits longer for an echo than any test.
  server = await startTestServer({ pollMs: 100, echoWaitMs: 60_000 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  fan += 1;
  await server.deliver(dm({ igId, from: `${fan}`, text: 'hi', mid: `hi-${fan}` }));
  thread = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
    expect(body.data.threads).toHaveLength(1);
    return body.data.threads[0]?.id ?? '';
  });
});
const accept = (message: { recipient: string }, n: number): SendAnswer => ({
  status: 200,
  body: { recipient_id: message.recipient, message_id: `sent-${n}` },
});
afterEach(() => {
  server.instagram.onSend = accept;
});

type Reply = BodyOf<'POST /api/inbox/threads/{id}/messages'>;
const reply = (body: Reply) => server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id: thread, body });
const messages = async () =>
  (await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id: thread })).body.data.messages;
const received = () => server.instagram.sent.filter(({ recipient }) => recipient === `${fan}`);
const actions = () => server.instagram.actions.filter(({ recipient }) => 'id' in recipient && recipient.id === `${fan}`);
const picture = { kind: 'media', mediaType: 'image', url: 'https://cdn.example.com/a.png' } as const;

test('a member sends an image, and the thread shows it', async () => {
  const { status, body } = await reply({ message: picture });
  expect([status, body.data]).toMatchObject([201, { author: 'person', text: null, message: picture, state: 'queued' }]);
  await eventually(async () => expect((await messages())[0]).toMatchObject({ message: picture, text: null, state: 'sent' }));
  expect(received()).toMatchObject([{ message: { attachment: { type: 'image', payload: { url: picture.url } } } }]);
});

test('a member sends a text with quick replies', async () => {
  const message = { kind: 'text', text: ' Which size? ', quickReplies: [{ title: 'M', payload: 'size-m' }] } as const;
  expect((await reply({ message: { ...message, quickReplies: [...message.quickReplies] } })).status).toBe(201);
  await eventually(() =>
    expect(received()).toMatchObject([
      { text: 'Which size?', message: { quick_replies: [{ content_type: 'text', title: 'M', payload: 'size-m' }] } },
    ]),
  );
  await eventually(async () => expect((await messages())[0]).toMatchObject({ text: 'Which size?', state: 'sent' }));
});

test('messages that Instagram would refuse are refused at once', async () => {
  const quickReplies = Array.from({ length: 14 }, (_, n) => ({ title: `${n}`, payload: `${n}` }));
  const refused: unknown[] = [
    {},
    { text: 'a', message: picture },
    { message: { kind: 'text', text: 'x', quickReplies } },
    { message: { kind: 'text', text: 'é'.repeat(501) } },
    { message: { kind: 'media', mediaType: 'image', url: 'javascript:alert(1)' } },
    { message: { kind: 'media', mediaType: 'story', url: picture.url } },
    { message: { kind: 'pictures', urls: [picture.url] } },
    { message: { kind: 'cards', cards: [{ title: 'x', subtitle: 'y' }] } },
    { message: { kind: 'typing' } },
  ];
  for (const body of refused) {
    const answer = await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id: thread, body });
    expect([body, answer.status, answer.body]).toMatchObject([body, 400, { code: 'validation_failed' }]);
  }
  expect(received()).toEqual([]);
});

test('F1: an image whose response was lost is confirmed by its echo and sent once', async () => {
  server.instagram.onSend = () => 'break';
  await reply({ message: picture });
  await eventually(() => expect(received()).toHaveLength(1));
  await server.deliver(attachmentEcho({ igId, from: `${fan}`, type: 'video', mid: `other-${fan}` }));
  await server.deliver(attachmentEcho({ igId, from: `${fan}`, type: 'image', mid: `mine-${fan}` }));
  await eventually(async () =>
    expect((await messages()).map(({ author, state }) => [author, state])).toEqual(
      expect.arrayContaining([
        ['person', 'delivered'],
        ['contact', 'received'],
      ]),
    ),
  );
  const confirmed = (await messages()).filter(({ author }) => author === 'person');
  expect(confirmed).toMatchObject([{ message: picture, state: 'delivered', attachments: [{ type: 'image' }] }]);
  expect(received()).toHaveLength(1);
});

test('P3: several images whose response was lost are confirmed by an echo with as many', async () => {
  server.instagram.onSend = () => 'break';
  await reply({ message: { kind: 'pictures', urls: [picture.url, picture.url] } });
  await eventually(() => expect(received()).toHaveLength(1));
  await server.deliver(attachmentEcho({ igId, from: `${fan}`, type: 'image', mid: `one-${fan}` }));
  await server.deliver(attachmentEcho({ igId, from: `${fan}`, type: 'image', mid: `two-${fan}`, count: 2 }));
  await eventually(async () =>
    expect((await messages()).map(({ author, state, attachments }) => [author, state, attachments.length])).toEqual(
      expect.arrayContaining([
        ['person', 'delivered', 2],
        ['other', 'delivered', 1],
      ]),
    ),
  );
  expect(received()).toHaveLength(1);
});

test('a reaction to a message of the contact is sent and shown, and can be removed', async () => {
  const [message] = await messages();
  const react = (emoji: string | null) =>
    server.call('PUT /api/inbox/messages/{id}/reaction', { token: user.token, id: message?.id ?? '', body: { emoji } });
  expect((await react('❤️')).status).toBe(200);
  await eventually(async () => expect((await messages())[0]).toMatchObject({ id: message?.id, ownReaction: '❤️' }));
  expect((await react(null)).status).toBe(200);
  await eventually(async () => expect((await messages())[0]?.ownReaction).toBeNull());
  // The requested state is shown immediately and sent a moment later.
  await eventually(() =>
    expect(actions().map(({ sender_action, payload }) => [sender_action, payload?.reaction])).toEqual([
      ['react', '❤️'],
      ['unreact', undefined],
    ]),
  );
  for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
    const answer = await server.call('PUT /api/inbox/messages/{id}/reaction', { token: user.token, id, body: { emoji: 'love' } });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  }
});

test('a reaction whose response was lost is sent again', async () => {
  let calls = 0;
  server.instagram.answers.push(({ body }) => {
    if (!body.includes(`hi-${fan}`)) return null;
    calls += 1;
    return calls === 1 ? 'break' : null;
  });
  const [message] = await messages();
  const body = { emoji: 'love' };
  await server.call('PUT /api/inbox/messages/{id}/reaction', { token: user.token, id: message?.id ?? '', body });
  await eventually(async () => expect((await messages())[0]?.ownReaction).toBe('love'));
  expect(calls).toBe(2);
});

test('"seen" is sent to the contact once and creates no message', async () => {
  const seen = await server.call('POST /api/inbox/threads/{id}/seen', { token: user.token, id: thread });
  expect(seen.status).toBe(200);
  await eventually(() => expect(actions().map(({ sender_action }) => sender_action)).toEqual(['mark_seen']));
  await eventually(async () => {
    const { rows } = await sql`select 1 from outbox where recipient_igsid = ${`${fan}`}`.execute(server.database.system);
    expect(rows).toEqual([]);
  });
  expect(await messages()).toHaveLength(1);
  const gone = await server.call('POST /api/inbox/threads/{id}/seen', { token: user.token, id: 'x' });
  expect([gone.status, gone.body]).toMatchObject([404, { code: 'not_found' }]);
});

test('an image from the contact is listed with its URL until it is unsent', async () => {
  const about = { sender: { id: `${fan}` }, recipient: { id: igId }, timestamp: Date.now() + 1 };
  const attachments = [{ type: 'image', payload: { url: 'https://cdn.example.com/in.png' } }];
  await server.deliver(conversation(igId, { ...about, message: { mid: `pic-${fan}`, attachments } }));
  await eventually(async () =>
    expect((await messages())[0]).toMatchObject({
      direction: 'in',
      text: null,
      attachments: [{ type: 'image', url: 'https://cdn.example.com/in.png', title: null }],
    }),
  );
  await server.deliver(conversation(igId, { ...about, message: { mid: `pic-${fan}`, is_deleted: true } }));
  await eventually(async () => expect((await messages())[0]).toMatchObject({ isDeleted: true, attachments: [] }));
});
