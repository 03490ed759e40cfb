import { after, before, test } from 'node:test';
import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { dm } from './testing/deliveries.ts';
import { eventually } from './testing/eventually.ts';
import { flowThatSays } from './testing/flows.ts';
import { igIdOf } from './testing/startInstagramDouble.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/startTestServer.ts';

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
const foreignIds: string[] = [];

before(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner');
  stranger = await server.signUp('stranger');
  await server.connect(owner, igIdOf(1));
  const { body } = await server.call('POST /api/flow/save', {
    token: owner.token,
    body: { name: 'Mine', ...flowThatSays('hi') },
  });
  await server.call('POST /api/flow/{id}/publish', { token: owner.token, id: body.data.id });
  await server.deliver(dm({ igId: igIdOf(1), from: '1', text: 'hello', mid: 'm' }));
  const events = await eventually(async () => {
    const answer = await server.call('GET /api/webhooks/events', { token: owner.token });
    expect(answer.body.data.events).toHaveLength(2);
    return answer.body.data.events;
  });
  foreignIds.push(body.data.id, 'Mine', ...events.map((event) => event.id));
});
after(() => server.close());

const contracts: [string, CallContract][] = Object.entries(calls);
const byId = contracts.filter(([, { params }]) => params !== undefined).map(([name]) => name);
const signedIn = contracts.filter(([, { access }]) => access === 'signed-in').map(([name]) => name);

test('there is something to check', () => {
  expect(byId.length).toBeGreaterThanOrEqual(5);
  expect(foreignIds).toHaveLength(4);
});

for (const name of byId) {
  test(`S20: ${name} finds nothing of another user`, async () => {
    for (const id of foreignIds) {
      const { status } = await server.call(name as Call, { token: stranger.token, id });
      expect([id, status]).toEqual([id, 404]);
    }
  });
}

for (const name of signedIn) {
  test(`${name} wants a session`, async () => {
    const { status, body } = await server.call(name as Call, { id: 'x' });
    expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }]);
  });
}

test('S20: lists and figures of one user show nothing of another', async () => {
  const { token } = stranger;
  expect((await server.call('GET /api/flow/list', { token })).body.data).toEqual([]);
  expect((await server.call('GET /api/webhooks/events', { token })).body.data).toEqual({
    events: [],
    latestSeq: 0,
    hasMore: false,
  });
  expect((await server.call('GET /api/webhooks/counts', { token })).body.data).toMatchObject({ total: 0, activeFlows: 0 });
  expect((await server.call('GET /api/analytics/messages', { token })).body.data).toMatchObject({
    totalMessages: 0,
    activeConversations: 0,
  });
  expect((await server.call('GET /api/instagram/status', { token })).body.connected).toBe(false);
  expect((await server.call('POST /api/webhooks/events/read-all', { token })).body.marked).toBe(0);
  expect((await server.call('GET /api/webhooks/counts', { token: owner.token })).body.data.unread).toBe(2);
});
