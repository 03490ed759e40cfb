import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let price: string;
let written = 0;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const body = {
    name: 'Price',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'price' },
    actions: [{ type: 'reply', text: '20 EUR' }],
  };
  price = (await server.call('POST /api/flows', { token: user.token, body })).body.data._id;
});
after(() => server.close());

async function write(text: string): Promise<void> {
  written += 1;
  await server.deliver(dm({ igId, from: `${written}`, text, mid: `m-${written}` }));
}
const missed = async () => (await server.call('GET /api/webhooks/missed-keywords', { token: user.token })).body.data;
const add = (keywords: unknown, id = price) =>
  server.call('POST /api/flows/{id}/keywords', { token: user.token, id, body: { keywords } });

test('unanswered phrases are suggested as keywords of the nearest automation, and work once added', async () => {
  for (const text of ['prise?', 'the prise please', 'PRISE', 'the price', 'hello']) await write(text);
  const found = await eventually(async () => {
    const data = await missed();
    expect(data.messages).toBe(4);
    return data;
  });
  expect(found.keywords).toMatchObject([
    {
      phrase: 'prise',
      messages: 3,
      people: 3,
      nearest: { automationId: price, name: 'Price', distance: 1 },
      suggestion: '"prise": 3 times in 7 days, and no automation matched. Add to Price?',
      message: [{ code: 'analytics.missed-keyword' }, { code: 'analytics.add-to-automation' }],
    },
  ]);
  expect((await add([' Prise ', 'prise', 'PRICE'])).body.data.triggerSettings).toEqual({ keyword: 'price', keywords: ['Prise'] });
  expect((await missed()).keywords).toEqual([]);

  server.instagram.sent.length = 0;
  await write('prise again');
  await eventually(() => expect(server.instagram.sent).toMatchObject([{ text: '20 EUR' }]));
  // An edit without them leaves them unchanged.
  const edit = { triggerSettings: { keyword: 'cost' } };
  const edited = await server.call('PATCH /api/flows/{id}', { token: user.token, id: price, body: edit });
  expect(edited.body.data.triggerSettings).toEqual({ keyword: 'cost', keywords: ['Prise'] });
  const cleared = { triggerSettings: { keyword: 'price', keywords: [] } };
  expect(
    (await server.call('PATCH /api/flows/{id}', { token: user.token, id: price, body: cleared })).body.data.triggerSettings,
  ).toEqual({
    keyword: 'price',
  });
});

test('a probe names every keyword that is missing', async () => {
  await add(['cost']);
  const { body } = await server.call('POST /api/flows/probe', { token: user.token, body: { text: 'hello' } });
  expect(body.data.considered[0]).toMatchObject({
    reason: 'keyword_miss',
    detail: 'The text does not contain "price" or "cost".',
  });
});

test('only automations with keywords get more of them, up to the limit', async () => {
  const other = await server.call('POST /api/flows', {
    token: user.token,
    body: { name: 'All', trigger: 'message_received', isActive: false },
  });
  expect([(await add(['x'], other.body.data._id)).status, (await add(['x'], 'nonsense')).status]).toEqual([400, 404]);
  expect((await add([])).status).toBe(400);
  expect((await add(['   '])).status).toBe(400);
  expect((await add(Array.from({ length: 50 }, (_, n) => `word ${n}`))).status).toBe(400);
});

test('phrases of comments are suggested only for automations that start on comments', async () => {
  const comment = (text: string, n: number) => {
    const value = { id: `missed-${n}`, text, from: { id: `9${n}`, username: `fan.${n}` }, media: { id: 'm' } };
    return server.deliver({
      object: 'instagram',
      entry: [{ id: igId, time: Math.floor(Date.now() / 1000), changes: [{ field: 'comments', value }] }],
    });
  };
  const inComments = async () => (await missed()).keywords.filter(({ surface }) => surface === 'comments');
  for (const [n, text] of ['shiping?', 'the shiping please', 'price?', 'price'].entries()) await comment(text, n);
  await eventually(async () => {
    // A keyword for messages does not match comments and must not be extended.
    expect((await inComments()).map(({ phrase, nearest }) => [phrase, nearest]).sort()).toEqual([
      ['price', null],
      ['shiping', null],
    ]);
  });
  const body = {
    name: 'Shipping',
    trigger: 'comment' as const,
    triggerSettings: { filter: { keywords: ['shipping', 'price'] } },
    actions: [{ type: 'reply' as const, text: 'Free.' }],
  };
  const id = (await server.call('POST /api/flows', { token: user.token, body })).body.data._id;
  expect(await inComments()).toMatchObject([{ phrase: 'shiping', nearest: { automationId: id, keyword: 'shipping' } }]);
  expect((await add(['Shiping', 'PRICE'], id)).body.data.triggerSettings).toEqual({
    filter: { keywords: ['shipping', 'price', 'Shiping'] },
  });
  expect(await inComments()).toEqual([]);
});
