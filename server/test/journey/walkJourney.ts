import { expect } from 'expect';
import { dm } from '../data/deliveries.ts';
import { priceFlow } from '../data/flows.ts';
import type { InstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import type { createTestClient } from '../servers/createTestClient.ts';

type Client = Pick<ReturnType<typeof createTestClient>, 'call' | 'connect' | 'deliver' | 'signUp'>;

const NAME_LIMIT_MS = 60_000;

export async function walkJourney(client: Client, instagram: InstagramDouble, username: string, igId: string): Promise<void> {
  const user = await client.signUp(username);
  const connected = await client.connect(user, igId);
  expect(connected.status).toBe(303);
  const { token } = user;

  const saved = await client.call('POST /api/flow/save', { token, body: { name: 'Prices', ...priceFlow } });
  expect(saved.status).toBe(200);
  const published = await client.call('POST /api/flow/{id}/publish', { token, id: saved.body.data.id });
  expect(published.body.data).toMatchObject({ isActive: true, publishedVersion: 1, hasUnpublishedChanges: false });

  expect(await client.deliver(dm({ igId, from: '5001', text: 'What is the PRICE? 💶', mid: 'mid-1' }))).toBe(200);
  await eventually(() => expect(instagram.sent).toHaveLength(1));
  expect(instagram.sent[0]).toMatchObject({ igId, recipient: '5001', text: 'It is 20 EUR.', token: `SBX_long_${igId}` });

  const events = await eventually(async () => {
    const { body } = await client.call('GET /api/webhooks/events', { token });
    expect(body.data.events.map((event) => [event.eventType, event.processedStatus, event.userInfo.username])).toEqual(
      expect.arrayContaining([
        ['messages', 'completed', 'user.5001'],
        ['flow_execution', 'completed', 'user.5001'],
      ]),
    );
    return body.data.events;
  }, NAME_LIMIT_MS);
  expect(events).toHaveLength(2);
  for (const event of events) {
    expect(event).toMatchObject({ accountId: igId, outcome: 'flow_ran', flowResponse: 'It is 20 EUR.', senderId: '5001' });
    expect(event.content.text).toBe('What is the PRICE? 💶');
  }

  const analytics = await client.call('GET /api/analytics/messages', { token });
  expect(analytics.body.data).toMatchObject({ period: '7d', inbound: 1, outbound: 1, totalMessages: 2, activeConversations: 1 });
  expect(analytics.body.data.daily.at(-1)).toMatchObject({ inbound: 1, outbound: 1 });
  const counts = await client.call('GET /api/webhooks/counts', { token });
  expect(counts.body.data).toEqual({
    total: 2,
    today: 2,
    listed: 2,
    received: 1,
    unread: 2,
    flowExecutions: 1,
    activeFlows: 1,
  });
  expect(instagram.violations).toEqual([]);
}
