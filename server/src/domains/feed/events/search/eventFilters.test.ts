import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { conversation, dm } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  await server.deliver(dm({ igId, from: '5001', text: 'What is the 50% price?', mid: 'a' }));
  await server.deliver(dm({ igId, from: '5002', text: 'hello', mid: 'b' }));
  await server.deliver(
    conversation(igId, { sender: { id: '5002' }, recipient: { id: igId }, timestamp: Date.now(), read: { mid: 'zz' } }),
  );
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token });
    expect(body.data.events.filter((event) => event.userInfo.username !== null)).toHaveLength(3);
  });
});
after(() => server.close());

const find = (query: Record<string, string>) =>
  server.call('GET /api/webhooks/events', { token: user.token, query: `?${new URLSearchParams(query)}` });
const texts = async (query: Record<string, string>) =>
  (await find(query)).body.data.events.map((event) => event.message ?? event.eventType).sort();

test('words are searched in text, name, sender and type; wildcards are escaped', async () => {
  expect(await texts({ q: 'PRICE' })).toEqual(['What is the 50% price?']);
  expect(await texts({ q: '0% p' })).toEqual(['What is the 50% price?']);
  expect(await texts({ q: 'h%o' })).toEqual([]);
  expect(await texts({ q: 'user.5002' })).toEqual(['hello', 'message_seen']);
  expect(await texts({ q: '5001' })).toEqual(['What is the 50% price?']);
  expect(await texts({ q: '_seen' })).toEqual(['message_seen']);
});

test('JSON is searched as contained values, other words in the whole payload', async () => {
  expect(await texts({ payload: '{"message":{"mid":"b"}}' })).toEqual(['hello']);
  expect(await texts({ payload: '{"sender":{"id":"5002"}}' })).toEqual(['hello', 'message_seen']);
  expect(await texts({ payload: '"mid": "zz"' })).toEqual(['message_seen']);
  expect(await find({ payload: '{"half' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('filters by state, account, time, read state and type are combined', async () => {
  expect(await texts({ status: 'completed', accountId: igId })).toHaveLength(3);
  expect(await texts({ status: 'failed' })).toEqual([]);
  expect(await texts({ accountId: '1' })).toEqual([]);
  // By default, seen receipts are stored as read.
  expect(await texts({ isRead: 'true' })).toEqual(['message_seen']);
  expect(await texts({ isSimulated: 'false', eventType: 'messages', q: 'hello' })).toEqual(['hello']);
  expect(await texts({ from: new Date(Date.now() - 60_000).toISOString() })).toHaveLength(3);
  expect(await texts({ to: new Date(Date.now() - 60_000).toISOString() })).toEqual([]);
  expect((await find({ from: 'yesterday' })).status).toBe(400);
  expect((await find({ status: 'lost' })).status).toBe(400);
});
