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

async function threadId(): Promise<string> {
  return eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('No conversation was found.');
    return thread.id;
  });
}

test("a member's message is a read event from queued to its final state and can be resent from there", async () => {
  const { onSend } = server.instagram;
  await server.deliver(dm({ igId, from: '1', text: 'hello', mid: 'm-1' }));
  const id = await threadId();
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 551 } } });
  await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'my answer' } });
  const event = async () => {
    const query = '?eventType=message_echoes&q=my%20answer';
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query });
    return body.data.events[0];
  };
  const failed = await eventually(async () => {
    const one = await event();
    expect(one).toMatchObject({
      processedStatus: 'failed',
      outcome: 'own_message',
      isRead: true,
      senderId: igId,
      accountId: igId,
    });
    return one;
  });
  expect(failed?.processingError).toContain('is unavailable at the moment');
  server.instagram.onSend = onSend;
  const retried = await server.call('POST /api/webhooks/events/{id}/retry', { token: user.token, id: failed?.id ?? '' });
  expect(retried.status).toBe(200);
  await eventually(async () => expect(await event()).toMatchObject({ processedStatus: 'completed', processingError: null }));
  expect(server.instagram.sent).toHaveLength(2);
});
