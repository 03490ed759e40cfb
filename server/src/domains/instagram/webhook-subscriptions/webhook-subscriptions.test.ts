import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

let n = 0;
async function connected(): Promise<TestUser & { igId: string }> {
  n += 1;
  const user = await server.signUp(`user${n}`);
  const igId = igIdOf(n);
  await server.connect(user, igId);
  return { ...user, igId };
}
const list = async ({ token }: TestUser) => (await server.call('GET /api/webhooks/subscriptions', { token })).body.data;
const put = (token: string, id: string, status: string) =>
  server.call('PUT /api/webhooks/subscriptions/{id}', { token, id, body: { status } });

test('a connected account is a subscription with its fields, events and last activity', async () => {
  const user = await connected();
  const [before] = await list(user);
  expect(before).toMatchObject({
    instagramAccountId: user.igId,
    status: 'active',
    stats: { totalEvents: 0 },
    lastActivity: null,
  });
  expect(before?.subscribedFields).toContainEqual({ field: 'messages' });
  await server.deliver(dm({ igId: user.igId, from: '5', text: 'hi', mid: `s-${n}` }));
  await eventually(async () =>
    expect((await list(user))[0]).toMatchObject({ stats: { totalEvents: 1 }, lastActivity: expect.any(String) }),
  );
});

test('each field shows whether it is subscribed, who needs it, and its last event', async () => {
  const user = await connected();
  const body = {
    name: 'Prices',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'price' },
    actions: [{ type: 'reply', text: '95' }],
  };
  expect((await server.call('POST /api/flows', { token: user.token, body })).status).toBe(201);
  await server.deliver(dm({ igId: user.igId, from: '5', text: 'hi', mid: `f-${n}` }));
  const fieldOf = async (name: string) => (await list(user))[0]?.fields.find(({ field }) => field === name);
  await eventually(async () =>
    expect(await fieldOf('messages')).toEqual({
      field: 'messages',
      isSubscribed: true,
      isAllowed: true,
      wantedBy: ['Prices'],
      lastEventAt: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
  );
  expect(await fieldOf('comments')).toMatchObject({ wantedBy: [], lastEventAt: null });
  await put(user.token, (await list(user))[0]?.subscriptionId ?? '', 'inactive');
  expect(await fieldOf('messages')).toMatchObject({ isSubscribed: false, isAllowed: true });
});

test('switching off and on happens at Instagram', async () => {
  const user = await connected();
  const id = (await list(user))[0]?.subscriptionId ?? '';
  const off = await put(user.token, id, 'inactive');
  expect(off.body.data).toMatchObject({ status: 'inactive', subscribedFields: [] });
  expect(server.instagram.calls.at(-1)).toBe('DELETE /graph/v25.0/me/subscribed_apps');
  expect((await put(user.token, id, 'active')).body.data.status).toBe('active');
  expect((await put(user.token, id, 'suspended')).status).toBe(400);
  expect((await put(user.token, 'nonsense', 'active')).status).toBe(404);
});

test('a deleted subscription is not listed until the next subscription', async () => {
  const user = await connected();
  const id = (await list(user))[0]?.subscriptionId ?? '';
  const remove = () => server.call('DELETE /api/webhooks/subscriptions/{id}', { token: user.token, id });
  expect((await remove()).status).toBe(200);
  expect(await list(user)).toEqual([]);
  expect((await remove()).status).toBe(404);
  await server.call('POST /api/instagram/subscribe-webhook', { token: user.token });
  expect(await list(user)).toMatchObject([{ subscriptionId: id, status: 'active' }]);
});

test('the figures count by state and type and show the latest five', async () => {
  const user = await connected();
  for (let mid = 1; mid <= 6; mid += 1)
    await server.deliver(dm({ igId: user.igId, from: '9', text: `m${mid}`, mid: `stat-${mid}` }));
  const stats = async () => (await server.call('GET /api/webhooks/stats', { token: user.token })).body.data;
  await eventually(async () => expect((await stats()).database).toEqual({ total: 6, completed: 6, pending: 0, failed: 0 }));
  const { recentActivity, eventTypes } = await stats();
  expect(recentActivity).toHaveLength(5);
  expect(eventTypes).toEqual([{ id: 'messages', count: 6 }]);
});
