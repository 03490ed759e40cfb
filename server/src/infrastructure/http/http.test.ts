import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { type CallContract, calls, errors, type MessageText, renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer({ startsWork: false });
  user = await server.signUp('anna');
});
after(() => server.close());

const json = { 'content-type': 'application/json' };
const failures: [string, () => ReturnType<TestServer['send']>, keyof typeof errors][] = [
  ['unknown path', () => server.send('GET', '/api/nothing'), 'not_found'],
  ['unknown method', () => server.send('PUT', '/api/auth/login'), 'not_found'],
  ['malformed JSON', () => server.send('POST', '/api/auth/login', { body: '{"username"' }), 'bad_request'],
  ['prototype pollution', () => server.send('POST', '/api/auth/login', { body: '{"__proto__":{"a":1}}' }), 'bad_request'],
  [
    'a hundred thousand brackets',
    () =>
      server.send('POST', '/api/auth/login', {
        body: `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)},"password":"x"}`,
      }),
    'validation_failed',
  ],
  [
    'no content type',
    () => server.send('POST', '/api/auth/login', { headers: { 'content-type': 'text/plain' }, body: 'x' }),
    'unsupported_media_type',
  ],
  [
    'form',
    () =>
      server.send('POST', '/api/auth/login', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }),
    'unsupported_media_type',
  ],
  [
    'too large',
    () => server.send('POST', '/api/auth/login', { body: { username: 'a'.repeat(300_000), password: 'x' } }),
    'too_large',
  ],
  [
    'unknown field',
    () => server.send('POST', '/api/auth/login', { body: { username: 'a', password: 'b', admin: true } }),
    'validation_failed',
  ],
  ['wrong type', () => server.send('POST', '/api/auth/login', { body: { username: 7, password: 'b' } }), 'validation_failed'],
  ['no body', () => server.send('POST', '/api/auth/login', { headers: json }), 'bad_request'],
  [
    'unstorable character',
    () => server.send('POST', '/api/auth/login', { body: { username: 'a\0', password: 'b' } }),
    'validation_failed',
  ],
  [
    'unstorable character in the path',
    () => server.send('GET', '/api/flow/get/a%00b', { token: user.token }),
    'validation_failed',
  ],
  ['query out of range', () => server.send('GET', '/api/webhooks/events?limit=0', { token: user.token }), 'validation_failed'],
  ['hexadecimal query', () => server.send('GET', '/api/webhooks/events?limit=0x10', { token: user.token }), 'validation_failed'],
  ['exponent in a query', () => server.send('GET', '/api/webhooks/events?limit=1e1', { token: user.token }), 'validation_failed'],
  ['unknown query field', () => server.send('GET', '/api/webhooks/events?limits=5', { token: user.token }), 'validation_failed'],
  ['no token', () => server.send('GET', '/api/auth/session'), 'not_signed_in'],
  ['invented token', () => server.send('GET', '/api/auth/session', { token: 'fan_0000' }), 'not_signed_in'],
  [
    'other scheme',
    () => server.send('GET', '/api/auth/session', { headers: { authorization: `Basic ${user.token}` } }),
    'not_signed_in',
  ],
];

for (const [name, request, code] of failures) {
  test(`${name}: the envelope of ${code}`, async () => {
    const { status, headers, body } = await request();
    expect(status).toBe(errors[code].status);
    const { field, message, ...envelope }: { field?: string; message?: MessageText; error?: string } = Object(body);
    expect(envelope).toEqual({
      success: false,
      error: expect.any(String),
      code,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    if (message !== undefined) expect(renderEnglish(message)).toBe(envelope.error);
    if (field !== undefined) expect([code, field]).toEqual(['validation_failed', expect.stringMatching(/^\w/)]);
    expect(headers.get('cache-control')).toBe('no-store');
  });
}

const foreignCharsets = [
  'application/json; charset=utf-7',
  'application/json;charset="UTF-16LE"',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-8; charset=utf-7',
  'application/json; charset=',
];
const changingWithJson = (Object.entries(calls) as [string, CallContract][]).filter(([, call]) => call.body !== undefined);

test('S21: JSON in another charset than UTF-8 is refused by every call', async () => {
  for (const [name] of changingWithJson) {
    const [method = '', path = ''] = name.split(' ');
    for (const type of foreignCharsets) {
      const { status, body } = await server.send(method, path.replace(/\{\w+\}/g, 'x'), {
        headers: { 'content-type': type },
        token: user.token,
        body: '{}',
      });
      expect([name, type, status]).toEqual([name, type, 415]);
      expect(body).toMatchObject({ code: 'unsupported_media_type' });
    }
  }
});

test('S21: UTF-8 may be declared in every spelling', async () => {
  const body = { username: 'anna', password: TEST_PASSWORD };
  for (const said of ['; charset=utf-8', ';charset="UTF-8"', '; charset=UTF8', '; version=1']) {
    const headers = { 'content-type': `application/json${said}` };
    expect([said, (await server.send('POST', '/api/auth/login', { headers, body })).status]).toEqual([said, 200]);
  }
});

test('S21: compressed or non-UTF-8 JSON is refused', async () => {
  const body = { username: 'anna', password: TEST_PASSWORD };
  const headers = { 'content-encoding': 'gzip' };
  expect((await server.send('POST', '/api/auth/login', { headers, body })).status).toBe(415);
  const [begin, end] = JSON.stringify({ username: 'anna', password: '|' })
    .split('|')
    .map((part) => Buffer.from(part));
  for (const bytes of [[0xff], [0xc3], [0xc0, 0xae], [0xed, 0xa0, 0x80]]) {
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: Buffer.concat([begin ?? Buffer.of(), Buffer.from(bytes), end ?? Buffer.of()]),
    });
    expect([bytes, answer.status]).toEqual([bytes, 400]);
  }
});

test('server errors reveal no details', async () => {
  await server.database.system.schema.alterTable('feed_positions').renameTo('hidden').execute();
  const { status, body } = await server.send('GET', '/api/webhooks/events', { token: user.token });
  await server.database.system.schema.alterTable('hidden').renameTo('feed_positions').execute();
  expect(status).toBe(500);
  expect(body).toEqual({
    success: false,
    error: errors.internal.text,
    message: { code: 'errors.internal' },
    code: 'internal',
    requestId: expect.any(String),
  });
});

test('S34: headers of an API answer', async () => {
  const { headers } = await server.call('GET /api/auth/session', { token: user.token });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('an invalid HTTP request gets a status', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('NONSENSE\r\n\r\n');
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 400/);
  socket.destroy();
  expect((await server.send('GET', '/healthz')).status).toBe(200);
});

test('the API reference lists every call of the contracts', async () => {
  const { body } = await server.send<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/docs/json');
  for (const call of Object.keys(calls)) {
    const [method = '', path = ''] = call.split(' ');
    expect(body.paths[path]).toHaveProperty(method.toLowerCase());
  }
  expect((await server.send('GET', '/api/docs/')).status).toBe(200);
});

test('ready means that the database responds', async () => {
  expect((await server.send('GET', '/readyz')).body).toEqual({ status: 'ready' });
});
