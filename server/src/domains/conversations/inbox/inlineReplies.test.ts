import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer({ echoWaitMs: 60_000 });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(async () => {
  expect(server.instagram.violations).toEqual([]);
  await server.close();
});

const threadOf = (fan: string) =>
  eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
    expect(body.data.threads).toHaveLength(1);
    return body.data.threads[0]?.id ?? '';
  });
const messages = async (id: string) =>
  (await server.call('GET /api/inbox/threads/{id}/messages', { token: user.token, id })).body.data.messages;
const reply = (id: string, body: { text: string; replyTo: string }) =>
  server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body });

test('a member answers one message: Instagram gets its id, and the conversation quotes it', async () => {
  await server.deliver(dm({ igId, from: '601', text: 'Is it oak?', mid: 'oak' }));
  const id = await threadOf('601');
  const [first] = await messages(id);
  const sent = await reply(id, { text: 'Yes', replyTo: first?.id ?? '' });
  const quote = { id: first?.id, direction: 'in', text: 'Is it oak?', attachment: null };
  expect([sent.status, sent.body.data]).toMatchObject([201, { text: 'Yes', replyTo: quote }]);
  await eventually(async () => expect((await messages(id))[0]).toMatchObject({ state: 'sent', text: 'Yes', replyTo: quote }));
  expect(server.instagram.sent.at(-1)).toMatchObject({ recipient: '601', replyTo: 'oak' });
  expect(first).toMatchObject({ replyTo: null });
});

test('what a contact answers is quoted: a message, one that is not stored, and a story', async () => {
  await server.deliver(dm({ igId, from: '602', text: 'We have stools', mid: 'stools' }));
  const answer = (mid: string, replyTo: object) =>
    server.deliver(
      conversation(igId, {
        sender: { id: '602' },
        recipient: { id: igId },
        timestamp: Date.now(),
        message: { mid, text: mid, reply_to: replyTo },
      }),
    );
  await answer('this one', { mid: 'stools' });
  await answer('an old one', { mid: 'never-stored' });
  await answer('nice', { story: { id: '18', url: 'https://cdn.example.com/story.jpg' } });
  const id = await threadOf('602');
  await eventually(async () => expect(await messages(id)).toHaveLength(4));
  const shown = new Map((await messages(id)).map((message) => [message.text, message]));
  expect(shown.get('this one')).toMatchObject({ replyTo: { direction: 'in', text: 'We have stools' } });
  expect(shown.get('an old one')).toMatchObject({ replyTo: { id: null, direction: null, text: null, attachment: null } });
  expect(shown.get('nice')).toMatchObject({
    replyTo: null,
    attachments: [{ type: 'story_reply', url: 'https://cdn.example.com/story.jpg', title: null }],
  });
});

test('a message of another conversation, or an unsent one, cannot be answered', async () => {
  await server.deliver(dm({ igId, from: '603', text: 'gone', mid: 'gone' }));
  await server.deliver(dm({ igId, from: '604', text: 'elsewhere', mid: 'elsewhere' }));
  const [id, other] = [await threadOf('603'), await threadOf('604')];
  const [elsewhere] = await messages(other);
  const [gone] = await messages(id);
  expect((await reply(id, { text: 'x', replyTo: elsewhere?.id ?? '' })).status).toBe(400);
  expect((await reply(id, { text: 'x', replyTo: 'nonsense' })).status).toBe(400);
  await server.deliver(
    conversation(igId, {
      sender: { id: '603' },
      recipient: { id: igId },
      timestamp: Date.now(),
      message: { mid: 'gone', is_deleted: true },
    }),
  );
  await eventually(async () => expect((await messages(id))[0]).toMatchObject({ isDeleted: true }));
  const { status, body } = await reply(id, { text: 'x', replyTo: gone?.id ?? '' });
  expect([status, body]).toMatchObject([400, { error: 'The message that you reply to is no longer in this conversation.' }]);
});

test('a search says which message contains the text', async () => {
  await server.deliver(dm({ igId, from: '605', text: 'a walnut table', mid: 'w1' }));
  await server.deliver(dm({ igId, from: '605', text: 'WALNUT or oak', mid: 'w2' }));
  await server.deliver(dm({ igId, from: '605', text: 'thanks', mid: 'w3' }));
  const id = await threadOf('605');
  const search = async (find: string) =>
    (await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=${find}` })).body.data.threads;
  const [, second] = await eventually(async () => {
    const all = await messages(id);
    expect(all).toHaveLength(3);
    return all;
  });
  expect(await search('walnut')).toMatchObject([{ id, found: { messageId: second?.id, text: 'WALNUT or oak' } }]);
  expect(await search('user.605')).toMatchObject([{ id, found: null }]);
});
