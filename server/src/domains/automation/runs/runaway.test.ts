import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

test('S22: two bots that answer each other stop after at most ten messages each', async () => {
  const [left, right] = [igIdOf(1), igIdOf(2)];
  for (const [name, igId] of [
    ['anna', left],
    ['ben', right],
  ] as const) {
    const user = await server.signUp(name);
    await server.connect(user, igId);
    const { body } = await server.call('POST /api/flow/save', {
      token: user.token,
      body: { name: 'Hi', ...flowThatSays(`I am ${name}`) },
    });
    await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  }
  // Delivers the messages of each account to the other, as Instagram does.
  const deliveries: Promise<number>[] = [];
  server.instagram.onSend = ({ igId, recipient, text }, n) => {
    deliveries.push(server.deliver(dm({ igId: recipient, from: igId, text, mid: `bounce-${n}` })));
    return { status: 200, body: { recipient_id: recipient, message_id: `sent-${n}` } };
  };
  await server.deliver(dm({ igId: left, from: right, text: 'hello', mid: 'first' }));
  const sentBy = (igId: string) => server.instagram.sent.filter((message) => message.igId === igId).length;
  const outcomesOf = async (username: string) => {
    const token = await server.signIn(username);
    const { body } = await server.call('GET /api/webhooks/events', { token, query: '?eventType=flow_execution&limit=50' });
    return body.data.events.map(({ outcome }) => outcome);
  };
  await eventually(async () => expect([...(await outcomesOf('anna')), ...(await outcomesOf('ben'))]).toContain('loop_guard'));
  await Promise.all(deliveries);
  const pausedOf = async (username: string) => {
    const token = await server.signIn(username);
    return (await server.call('GET /api/runs', { token, query: '?status=paused' })).body.data.runs;
  };
  expect([...(await pausedOf('anna')), ...(await pausedOf('ben'))]).toContainEqual(
    expect.objectContaining({
      error: 'Run paused: more than 10 automated messages to one contact within a minute.',
      errorMessage: { code: 'runs.loop-stopped', params: { max: 10 } },
    }),
  );
  expect(sentBy(left)).toBeLessThanOrEqual(10);
  expect(sentBy(right)).toBeLessThanOrEqual(10);
  expect(sentBy(left) + sentBy(right)).toBeGreaterThan(15);
});
