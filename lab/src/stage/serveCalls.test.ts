import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, test } from 'node:test';
import { createHttpServer, createLogger } from '@fanfare/server/pages';
import { type Answers, answer, failure, inTurn, type Recording, unreachable } from '@fanfare/shared/lab';
import { expect } from 'expect';
import type { LogLine, StageSettings } from './Stage.ts';
import { serveCalls } from './serveCalls.ts';
import { defaultUser } from './shell-answers/shellAnswers.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(
  answers: Answers,
  { wish = {}, recording = null }: { wish?: StageSettings; recording?: Recording | null } = {},
) {
  const app = await createHttpServer({ logger: createLogger('silent') });
  const lines: Omit<LogLine, 'at'>[] = [];
  const scenario = { id: 'one', title: '', about: '', route: '/', answers, sees: [] };
  serveCalls(app, { scenario, recording, wish, isCut: () => false, tell: (line) => lines.push(line) });
  await app.ready();
  app.server.listen(0, 'localhost');
  await once(app.server, 'listening');
  closers.push(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const post = (path: string, body: object) =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  const problems = () => lines.filter(({ kind }) => kind === 'problem').map(({ text }) => text);
  return { get, post, problems };
}

const login = { username: 'mira', password: 'a long password' };
const signedIn = { success: true, token: 'fan_1', user: defaultUser } as const;

test('returns prepared responses in order, including errors', async () => {
  const { post, problems } = await serve({ 'POST /api/auth/login': inTurn(failure(401, 'Wrong', 'wrong'), answer(signedIn)) });
  const first = await post('/api/auth/login', login);
  expect([first.status, await first.json()]).toEqual([
    401,
    { success: false, error: 'Wrong', code: 'wrong', requestId: expect.any(String) },
  ]);
  const second = await post('/api/auth/login', login);
  expect([second.status, await second.json()]).toEqual([200, signedIn]);
  expect((await post('/api/auth/login', login)).status).toBe(200);
  expect(problems()).toEqual([]);
});

test('an aborted connection is an error for the client', async () => {
  const { post } = await serve({ 'POST /api/auth/login': unreachable });
  await expect(post('/api/auth/login', login).then((response) => response.text())).rejects.toThrow();
});

test('reports invalid bodies, invalid computed responses, unknown calls and calls without a response', async () => {
  const { get, post, problems } = await serve({
    'POST /api/auth/login': answer(() => ({ ...signedIn, token: 7 }) as never),
  });
  await post('/api/auth/login', { username: 'mira', passwort: 'typo' });
  const refused = problems();
  expect(refused).toContain('POST /api/auth/login: the body must not have additional properties');
  expect(refused).toContain('POST /api/auth/login: the answer token must be string');
  expect((await get('/api/auth/sessions')).status).toBe(501);
  expect((await get('/api/nobody/knows')).status).toBe(501);
  expect(problems().slice(refused.length)).toEqual([
    'GET /api/auth/sessions: the scenario has no answer for it',
    'GET /api/nobody/knows: no contract knows this call',
  ]);
});

test('falls back to the recording, by path and most similar query', async () => {
  const body = (total: number) => ({ success: true, data: { notifications: [], nextCursor: null, latestSeq: 4, total } });
  const call = 'GET /api/notifications';
  const recording = {
    at: '2026-03-01T10:00:00.000Z',
    user: defaultUser,
    latestSeq: 4,
    answers: [
      { call, path: '/api/notifications?limit=100', body: body(1) },
      { call, path: '/api/notifications?limit=3&status=unread', body: body(2) },
    ],
  };
  const { get } = await serve({}, { recording });
  const totalOf = async (query: string) => (await (await get(`/api/notifications${query}`)).json()).data.total;
  expect(await totalOf('?limit=100')).toBe(1);
  expect(await totalOf('?status=unread&limit=5')).toBe(2);
});

test('a fault takes the place of one call or of all', async () => {
  const one = await serve({}, { wish: { fault: '500', faultOf: 'GET /api/webhooks/counts' } });
  expect((await one.get('/api/webhooks/counts')).status).toBe(500);
  expect((await one.get('/api/notifications')).status).toBe(200);
  const all = await serve({}, { wish: { fault: '429' } });
  expect((await all.get('/api/notifications')).status).toBe(429);
});
