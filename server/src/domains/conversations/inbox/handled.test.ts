import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(() => server.close());

const write = (text: string, at = Date.now()) => server.deliver(dm({ igId, from: '7001', text, mid: text, at }));
const thread = () =>
  eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
    const [first] = body.data.threads;
    if (!first) throw new Error('No conversation was found.');
    return first;
  });
const change = async (id: string, body: object) =>
  (await server.call('PATCH /api/inbox/threads/{id}', { token: user.token, id, body })).body.data;

test('a handled conversation needs no attention until the contact writes again', async () => {
  await write('thanks, bye');
  const { id } = await thread();
  await change(id, { handler: 'human_requested' });
  expect(await change(id, { isHandled: true })).toMatchObject({ isUnanswered: false, handler: 'bot' });
  expect(await change(id, { isHandled: false })).toMatchObject({ isUnanswered: true });
  await change(id, { isHandled: true });
  const counts = await server.call('GET /api/inbox/counts', { token: user.token });
  expect(counts.body.data).toEqual({ unanswered: 0, needsHuman: 0, humanRequested: 0, failed: 0, mine: 0, unassigned: 1 });
  await write('one more thing', Date.now() + 1_000);
  await eventually(async () => expect(await thread()).toMatchObject({ isUnanswered: true }));

  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 100, error_subcode: 2534014 } } });
  await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'x' } });
  await eventually(async () => expect(await thread()).toMatchObject({ hasFailed: true }));
  expect(await change(id, { isHandled: true })).toMatchObject({ hasFailed: false, handler: 'person' });
});
