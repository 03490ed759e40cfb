import { after, before, beforeEach, test } from 'node:test';
import type { BodyOf } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startWebDouble, type WebDouble } from '../../../../test/doubles/startWebDouble.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let web: WebDouble;
let server: TestServer;
let user: TestUser;
let users = 0;

before(async () => {
  web = await startWebDouble();
  server = await startTestServer({ web: web.policy, startsWork: false });
});
after(async () => {
  await web.close();
  await server.close();
});
beforeEach(async () => {
  users += 1;
  user = await server.signUp(`user${users}`);
  web.received.length = 0;
});

const tryIt = (body: BodyOf<'POST /api/flow-requests/test'>) =>
  server.call('POST /api/flow-requests/test', { token: user.token, body });
const setSecret = (name: string, value: string | null) =>
  server.call('PUT /api/flow-secrets', { token: user.token, body: { name, value } });

test('a trial request uses its own values and shows the response and the values to save', async () => {
  const mapping = [{ path: 'data.price', variable: 'price' }];
  const request = { method: 'GET' as const, url: `${web.url}/p?q={{ variables.item }}`, headers: [], mapping };
  const { status, body } = await tryIt({ request, values: { variables: { item: 'a b' } } });
  expect([status, body.data]).toEqual([
    200,
    { status: 200, error: null, json: { data: { price: 20 } }, variables: { price: '20' }, durationMs: expect.any(Number) },
  ]);
  expect(web.received.map(({ path }) => path)).toEqual(['/p?q=a%20b']);
  expect((await tryIt({ params: `${web.url}/x` })).body.data).toMatchObject({ status: 200, variables: {} });
});

test('S8: a trial has the guards of a flow', async () => {
  const refused: [string, string, object?][] = [
    [web.url.replace('shop.test', '127.0.0.2'), 'The host is not on the public internet.'],
    [web.url.replace('shop.test', '[::1]'), 'The host is not on the public internet.'],
    [web.url.replace('shop.test', 'graph.instagram.com'), 'Requests to this host are not allowed.'],
    [web.url.replace('shop.test', 'fanfare.test'), 'Requests to this host are not allowed.'],
    [
      'https://shop.test:8443',
      'Requests to port 8443 are not allowed.',
      { code: 'runs.request-port-refused', params: { port: 8443 } },
    ],
  ];
  for (const [url, error, errorMessage = { code: expect.stringMatching(/^runs\.request-host-/) }] of refused) {
    expect((await tryIt({ params: url })).body.data).toEqual({
      status: null,
      error,
      errorMessage,
      json: null,
      variables: {},
      durationMs: expect.any(Number),
    });
  }
  for (const params of [
    '',
    'ftp://shop.test',
    'https://{{ input }}/',
    '{"url": "https://shop.test", "headers": {"Host": "x"}}',
  ]) {
    const { status, body } = await tryIt({ params });
    expect([params, status, body]).toMatchObject([params, 400, { code: 'validation_failed' }]);
  }
  for (const body of [
    {},
    { params: web.url, request: undefined, extra: 1 },
    { params: web.url, values: { variables: { 'a b': 'x' } } },
  ]) {
    const answer = await server.call('POST /api/flow-requests/test', { token: user.token, body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'validation_failed' }]);
  }
  expect(web.received).toEqual([]);
});

test('S23: trials are limited to thirty a minute', async () => {
  const answers = [];
  for (let n = 0; n < 31; n += 1) answers.push(await tryIt({ params: web.url }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect([answers[30]?.status, answers[30]?.body]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(web.received).toHaveLength(30);
});

test('S9: a secret is used by requests, returned by no call and sealed at rest', async () => {
  const value = 'canary-7b1f-secret';
  const { status, body } = await setSecret('shop_key', value);
  expect([status, body]).toEqual([
    200,
    { success: true, data: [{ name: 'shop_key', updatedAt: expect.any(String), lastUsedAt: null, usedBy: [] }] },
  ]);
  const params = JSON.stringify({ url: web.url, headers: { authorization: 'Bearer {{ secrets.shop_key }}' } });
  await tryIt({ params });
  expect(web.received[0]?.headers.authorization).toBe(`Bearer ${value}`);

  const listed = await server.call('GET /api/flow-secrets', { token: user.token });
  expect(JSON.stringify(listed.body)).not.toContain(value);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from flow_secrets t where owner_id = ${user.id}`.execute(server.database.system);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(value);
  expect(rows[0]?.row).not.toContain(Buffer.from(value).toString('hex'));

  expect((await setSecret('shop_key', 'another')).status).toBe(200);
  await tryIt({ params });
  expect(web.received[1]?.headers.authorization).toBe('Bearer another');
});

test('the list shows when a secret was last used, and which drafts and published flows use it', async () => {
  await setSecret('key', 'canary');
  await setSecret('key_2', 'canary');
  const asking = (secret: string): BodyOf<'POST /api/flow/save'> => {
    const request = {
      method: 'POST' as const,
      url: web.url,
      headers: [],
      body: `{"token": "{{ secrets.${secret} }}"}`,
      mapping: [],
    };
    return { name: 'Ask', nodes: [{ id: 'r', type: 'requestNode', position: { x: 0, y: 0 }, data: { request } }], edges: [] };
  };
  const list = async () => {
    const { body } = await server.call('GET /api/flow-secrets', { token: user.token });
    return body.data.map(({ name, lastUsedAt, usedBy }) => [name, lastUsedAt !== null, usedBy.map((flow) => flow.name)]);
  };
  const save = (body: BodyOf<'POST /api/flow/save'>) => server.call('POST /api/flow/save', { token: user.token, body });
  const { id } = (await save(asking('key'))).body.data;
  await save({ ...asking('key_2'), name: 'Other' });
  expect(await list()).toEqual([
    ['key', false, ['Ask']],
    ['key_2', false, ['Other']],
  ]);
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id });
  await save(asking('gone'));
  await tryIt({ params: JSON.stringify({ url: web.url, body: { deep: ['{{ secrets.key }}'] } }) });
  expect(web.received[0]?.body).toBe('{"deep":["canary"]}');
  expect(await list()).toEqual([
    ['key', true, ['Ask']],
    ['key_2', false, ['Other']],
  ]);
});

test('S20: secrets of other users are neither listed nor used, and a deleted secret is gone', async () => {
  await setSecret('mine', 'canary');
  const stranger = await server.signUp(`stranger${users}`);
  const params = JSON.stringify({ url: web.url, headers: { 'x-api-key': '[{{ secrets.mine }}]' } });
  await server.call('POST /api/flow-requests/test', { token: stranger.token, body: { params } });
  expect(web.received[0]?.headers['x-api-key']).toBe('[]');
  expect((await server.call('GET /api/flow-secrets', { token: stranger.token })).body.data).toEqual([]);
  expect((await setSecret('mine', null)).body.data).toEqual([]);
  const again = await setSecret('mine', null);
  expect([again.status, again.body]).toMatchObject([404, { code: 'not_found' }]);
});

test('the names, lengths and number of secrets are limited', async () => {
  for (const body of [
    { name: 'a b', value: 'x' },
    { name: '__proto__', value: 'x' },
    { name: 'a', value: '' },
    { name: 'a' },
    { name: 'a', value: 'x'.repeat(4_001) },
  ]) {
    const answer = await server.call('PUT /api/flow-secrets', { token: user.token, body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'validation_failed' }]);
  }
  for (let n = 0; n < 50; n += 1) expect((await setSecret(`s${n}`, 'x')).status).toBe(200);
  const one = await setSecret('s50', 'x');
  expect([one.status, one.body]).toMatchObject([409, { code: 'too_many' }]);
  expect((await setSecret('s1', 'y')).status).toBe(200);
});
