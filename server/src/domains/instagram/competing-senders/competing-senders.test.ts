import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { conversation, dm, echo } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const HOUR_MS = 3_600_000;
let server: TestServer;
let user: TestUser;
let igId: string;
let users = 0;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  users += 1;
  igId = igIdOf(users);
  user = await server.signUp(`user${users}`);
  await server.connect(user, igId);
  server.instagram.sent.length = 0;
});

const save = async () =>
  (await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } })).body.data.id;
const publish = (id: string) => server.call('POST /api/flow/{id}/publish', { token: user.token, id });
const radar = async (query = '') =>
  (await server.call('GET /api/webhooks/other-senders', { token: user.token, query })).body.data;

function toolEcho(from: string, mid: string, at = Date.now()) {
  const message = { mid, text: `tool ${mid}`, is_echo: true, app_id: 219_955_035_118 };
  return conversation(igId, { sender: { id: igId }, recipient: { id: from }, timestamp: at, message } as Parameters<
    typeof conversation
  >[1]);
}

const seen = (messages: number) =>
  eventually(async () => {
    const data = await radar();
    expect(data.senders.reduce((sum, sender) => sum + sender.messages, 0)).toBe(messages);
    return data;
  });

test('other tools and the phone are distinguished, with their actions and times', async () => {
  const at = Date.now() - HOUR_MS;
  await server.deliver(dm({ igId, from: '1', text: 'hello?', mid: 'in-1', at: at - 3_000 }));
  await server.deliver(toolEcho('1', 'tool-1', at));
  await server.deliver(toolEcho('2', 'tool-2', at + 1_000));
  await server.deliver(echo({ igId, from: '1', text: 'from the phone', mid: 'phone-1', at: at + 60_000 }));
  const data = await seen(3);
  const message = { code: 'notices.other-sender-answers', params: { who: { code: 'notices.another-tool' } } };
  expect(data).toMatchObject({
    senders: [
      { kind: 'phone', appId: null, messages: 1, threads: 1, doubleReplies: 0, instantReplies: 0 },
      { kind: 'app', appId: '219955035118', messages: 2, threads: 2, doubleReplies: 0, instantReplies: 1 },
    ],
    doubleReplies: [],
    // A human reply on the phone causes no warning.
    warnings: [{ severity: 'warning', rule: 'other_sender', text: expect.stringContaining('app 219955035118'), message }],
  });
  expect(data.senders[1]).toMatchObject({
    firstSeenAt: new Date(at).toISOString(),
    lastSeenAt: new Date(at + 1_000).toISOString(),
  });
  // Publishing returns the same warning.
  expect((await publish(await save())).body.issues).toMatchObject([{ rule: 'other_sender' }]);
});

test('a reply sent together with ours is a double reply; our own are never another sender', async () => {
  await publish(await save());
  await server.deliver(dm({ igId, from: '1', text: 'x', mid: 'in-1' }));
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  await server.deliver(echo({ igId, from: '1', text: 'hi', mid: `sent-1` }));
  await server.deliver(toolEcho('1', 'both', Date.now() + 5_000));
  // A much later reply is not a double reply.
  await server.deliver(toolEcho('1', 'later', Date.now() + 120_000));
  const data = await eventually(async () => {
    const found = await radar();
    expect(found.senders).toMatchObject([{ kind: 'app', messages: 2, doubleReplies: 1 }]);
    return found;
  });
  expect(data.doubleReplies).toMatchObject([{ text: 'tool both', ours: 'hi', secondsLater: expect.any(Number) }]);
  expect(data.warnings).toMatchObject([{ text: expect.stringContaining('Followers receive two replies') }]);
});

test('without other senders there is no warning', async () => {
  expect(await radar()).toMatchObject({ senders: [], doubleReplies: [], warnings: [] });
  expect((await server.call('GET /api/webhooks/other-senders', { token: user.token, query: '?days=9999' })).status).toBe(400);
});
