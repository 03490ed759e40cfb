import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../testing/deliveries.ts';
import { eventually } from '../testing/eventually.ts';
import { priceFlow } from '../testing/flows.ts';
import { igIdOf } from '../testing/startInstagramDouble.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

test("a follower's question is answered by the published flow", async () => {
  const igId = igIdOf(1);
  const user = await server.signUp('anna');
  const connected = await server.connect(user, igId);
  expect(connected.status).toBe(303);
  const { token } = user;

  const saved = await server.call('POST /api/flow/save', { token, body: { name: 'Prices', ...priceFlow } });
  expect(saved.status).toBe(200);
  const published = await server.call('POST /api/flow/{id}/publish', { token, id: saved.body.data.id });
  expect(published.body.data).toMatchObject({ isActive: true, publishedVersion: 1, hasUnpublishedChanges: false });

  expect(await server.deliver(dm({ igId, from: '5001', text: 'What is the PRICE? 💶', mid: 'mid-1' }))).toBe(200);
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  expect(server.instagram.sent[0]).toMatchObject({ igId, recipient: '5001', text: 'It is 20 EUR.', token: `SBX_long_${igId}` });

  const events = await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token });
    expect(body.data.events.map((event) => [event.eventType, event.processedStatus, event.userInfo.username])).toEqual(
      expect.arrayContaining([
        ['messages', 'completed', 'user.5001'],
        ['flow_execution', 'completed', 'user.5001'],
      ]),
    );
    return body.data.events;
  });
  expect(events).toHaveLength(2);
  for (const event of events) {
    expect(event).toMatchObject({ accountId: igId, outcome: 'flow_ran', flowResponse: 'It is 20 EUR.', senderId: '5001' });
    expect(event.content.text).toBe('What is the PRICE? 💶');
  }

  const analytics = await server.call('GET /api/analytics/messages', { token });
  expect(analytics.body.data).toMatchObject({ period: '7d', inbound: 1, outbound: 1, totalMessages: 2, activeConversations: 1 });
  expect(analytics.body.data.daily.at(-1)).toMatchObject({ inbound: 1, outbound: 1 });
  const counts = await server.call('GET /api/webhooks/counts', { token });
  expect(counts.body.data).toEqual({ total: 2, today: 2, unread: 2, flowExecutions: 1, activeFlows: 1 });
  expect(server.instagram.violations).toEqual([]);
});
