import { expect, jest, test } from '@jest/globals';
import { getResponse, type RequestHandler } from 'msw';
import { errors } from '../contracts/index.ts';
import { answer, type CallRequest, failure, held, inTurn, slowly, unreachable } from '../lab/index.ts';
import { aUser } from '../testing/index.ts';
import { createHandler, createHandlers, createRecordingHandler } from './createHandler.ts';

const LOGIN = 'POST /api/auth/login';
const signedIn = { success: true, token: 'fan_1', user: aUser() } as const;
const login = { username: 'mira', password: 'a long password' };

async function send(handlers: RequestHandler[], call: string, body?: object) {
  const [method, path = ''] = call.split(' ');
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`https://fanfare.example${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  const response = await getResponse(handlers, request);
  if (!response) return null;
  const text = await response.text();
  const type = response.headers.get('content-type');
  return { status: response.status, type, body: type?.includes('json') ? JSON.parse(text) : text };
}

test('sends a body as JSON, and a text as CSV', async () => {
  const handlers = createHandlers({ [LOGIN]: answer(signedIn), 'GET /api/analytics/export': answer('id,type') });
  expect(await send(handlers, LOGIN, login)).toEqual({ status: 200, type: 'application/json', body: signedIn });
  const file = await send(handlers, 'GET /api/analytics/export');
  expect(file).toEqual({ status: 200, type: 'text/csv', body: 'id,type' });
  expect(await send(handlers, 'GET /api/auth/session')).toBeNull();
});

test('a function receives parameters, query and body of the request', async () => {
  const body = jest.fn((_request: CallRequest) => ({ success: true as const }));
  const handlers = [createHandler('POST /api/webhooks/events/{id}/retry', answer(body))];
  await send(handlers, 'POST /api/webhooks/events/a%2Fb/retry?now=1', { reason: 'x' });
  expect(body).toHaveBeenCalledWith({ params: { id: 'a/b' }, query: { now: '1' }, body: { reason: 'x' } });
});

test('a failure has status and envelope, and the last answer of a sequence repeats', async () => {
  const handlers = [createHandler(LOGIN, inTurn(failure(401, 'Wrong password', 'wrong'), slowly(1, answer(signedIn))))];
  const envelope = { success: false, requestId: 'request-1', error: 'Wrong password', code: 'wrong' };
  expect(await send(handlers, LOGIN, login)).toMatchObject({ status: 401, body: envelope });
  expect(await send(handlers, LOGIN, login)).toMatchObject({ status: 200, body: signedIn });
  expect(await send(handlers, LOGIN, login)).toMatchObject({ status: 200, body: signedIn });
});

test('a failure whose text the catalogues translate also has its message', async () => {
  const { body } = (await send([createHandler(LOGIN, failure(403, errors.forbidden.text))], LOGIN, login)) ?? {};
  expect(body.message).toEqual({ code: 'errors.forbidden' });
  const { body: another } = (await send([createHandler(LOGIN, failure(403, 'Wrong'))], LOGIN, login)) ?? {};
  expect(another).not.toHaveProperty('message');
});

test('an unreachable server is a network error', async () => {
  const request = new Request('https://fanfare.example/api/auth/login', { method: 'POST' });
  expect((await getResponse([createHandler(LOGIN, unreachable)], request))?.type).toBe('error');
});

test('reports a held request and does not respond', async () => {
  const reported = Promise.withResolvers<Request>();
  const answered = jest.fn();
  void send([createHandler(LOGIN, held, reported.resolve)], LOGIN, login).then(answered);
  expect((await reported.promise).url).toBe('https://fanfare.example/api/auth/login');
  expect(answered).not.toHaveBeenCalled();
});

test('a fixed path takes precedence over a parameter', async () => {
  const handlers = createHandlers({
    'GET /api/notifications/{id}': failure(404, 'parameter'),
    'GET /api/notifications/groups': failure(404, 'fixed'),
  });
  expect(await send(handlers, 'GET /api/notifications/groups')).toMatchObject({ body: { error: 'fixed' } });
  expect(await send(handlers, 'GET /api/notifications/m1')).toMatchObject({ body: { error: 'parameter' } });
});

test('a recording responds with the most similar query', async () => {
  const call = 'GET /api/notifications';
  const answers = ['?limit=100', '?limit=3&status=unread'].map((query) => ({
    call,
    path: `/api/notifications${query}`,
    body: query,
  }));
  const handlers = [createRecordingHandler({ at: '2026-03-01T10:00:00.000Z', user: aUser(), latestSeq: 4, answers })];
  expect((await send(handlers, `${call}?status=unread&limit=5`))?.body).toBe('?limit=3&status=unread');
  expect(await send(handlers, 'GET /api/auth/session')).toBeNull();
});
