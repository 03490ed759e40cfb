import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { io } from 'socket.io-client';
import '../servers/inCookieMode.ts';
import { eventually } from '../eventually.ts';
import { readSetCookie } from '../readSetCookie.ts';
import { PUBLIC_URL, startTestServer, TEST_PASSWORD, type TestServer } from '../servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const register = (username: string) =>
  fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.test`, password: TEST_PASSWORD }),
  });
const sessionCookieOf = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith('fanfare_session=')) ?? '';

test('S18: in cookie mode scripts cannot read any credential', async () => {
  const answer = await register('anna');
  const body = await answer.text();
  const cookie = sessionCookieOf(answer.headers);
  expect(readSetCookie(cookie)).toEqual({
    name: 'fanfare_session',
    value: expect.stringMatching(/^fan_[\w-]{43}$/),
    attributes: new Set(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax']),
  });
  expect(body).not.toContain('fan_');
  const { token: mark } = JSON.parse(body);
  expect(mark).toMatch(/^cookie_[0-9a-f-]{36}$/);

  const [pair = ''] = cookie.split(';');
  const token = pair.replace('fanfare_session=', '');
  const ask = async (headers: Record<string, string>) => (await server.send('GET', '/api/auth/session', { headers })).status;
  expect(await ask({ authorization: `Bearer ${mark}`, cookie: pair })).toBe(200);
  // A cross-site page can send only the cookie, and stolen storage contains only the CSRF token.
  expect(await ask({ cookie: pair })).toBe(401);
  expect(await ask({ authorization: `Bearer ${mark}` })).toBe(401);
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(401);
});

test('S18: a page of another user is refused with the new cookie', async () => {
  const anna = await server.signUp('berta');
  const ben = await server.signUp('carlo');
  const headers = { authorization: `Bearer ${server.browser.markOf(anna.token)}`, cookie: `fanfare_session=${ben.token}` };
  expect((await server.send('GET', '/api/auth/session', { headers })).status).toBe(401);
});

test('S18: signing out deletes the cookie', async () => {
  const { token } = await server.signUp('dora');
  const { headers } = await server.call('POST /api/auth/logout', { token });
  expect(readSetCookie(sessionCookieOf(headers))).toEqual({
    name: 'fanfare_session',
    value: '',
    attributes: new Set(['Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Lax']),
  });
  expect((await server.call('GET /api/auth/session', { token })).status).toBe(401);
});

test('S18: over https the cookie is restricted to this host', async () => {
  const publicUrl = 'https://fanfare.test';
  const hosted = await startTestServer({ settings: { publicUrl }, startsWork: false });
  const body = { username: 'hosted', email: 'hosted@example.test', password: TEST_PASSWORD };
  const { headers } = await hosted.send('POST', '/api/auth/register', { body });
  const cookie = headers
    .getSetCookie()
    .map(readSetCookie)
    .find(({ name }) => name === '__Host-fanfare_session');
  expect(cookie).toEqual({
    name: '__Host-fanfare_session',
    value: expect.stringMatching(/^fan_/),
    attributes: new Set(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure']),
  });
  await hosted.close();
});

test('S18: the socket requires both CSRF token and cookie', async () => {
  const user = await server.signUp('emil');
  const mark = server.browser.markOf(user.token);
  const outcome = async (token: string, cookie: string) => {
    const socket = io(server.url, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: PUBLIC_URL, cookie },
    });
    const heard: string[] = [];
    socket.onAny((name: string) => heard.push(name));
    socket.emit('authenticate', { token, userId: user.id, timestamp: '' });
    await eventually(() => expect(heard.length).toBeGreaterThan(0));
    socket.disconnect();
    return heard[0];
  };
  expect(await outcome(mark, `fanfare_session=${user.token}`)).toBe('auth_success');
  expect(await outcome(mark, 'other=1')).toBe('auth_failed');
  expect(await outcome(user.token, 'other=1')).toBe('auth_failed');
});
