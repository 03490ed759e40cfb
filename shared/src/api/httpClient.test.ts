import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aUser } from '../testing/index.ts';
import { corsHeaders, type HttpRequest, type HttpResponse, startHttpServer } from '../testing/startHttpServer.ts';
import { accountRefused, baseQuery, membershipEnded, sessionExpired } from './baseQuery.ts';
import { getAdapter, httpClient } from './httpClient.ts';
import { recentErrors } from './recentErrors.ts';
import type { ApiRequest } from './request.ts';
import { writeStoredAccountId } from './storage/accountStorage.ts';
import { clearStoredSession, markSigningOut, writeStoredSession } from './storage/tokenStorage.ts';
import { writeStoredWorkspace } from './storage/workspaceStorage.ts';

const received: HttpRequest[] = [];
let respond: (response: HttpResponse) => void;
let server: Awaited<ReturnType<typeof startHttpServer>>;

beforeAll(async () => {
  server = await startHttpServer((request, response) => {
    received.push(request);
    respond(response);
  });
  httpClient.defaults.baseURL = server.origin;
});
afterAll(() => server.stop());

beforeEach(() => {
  received.length = 0;
  answer('application/json', '{"success":true}');
});
afterEach(() => {
  clearStoredSession();
  recentErrors.forget();
  httpClient.defaults.timeout = 30_000;
});

function answer(type: string, body: string, status = 200): void {
  respond = (response) => void response.writeHead(status, { ...corsHeaders, 'content-type': type }).end(body);
}

async function ask(request: ApiRequest, { signal = new AbortController().signal } = {}) {
  const dispatch = jest.fn();
  const unused = () => {
    throw new Error('baseQuery does not use this.');
  };
  const api = { signal, dispatch, abort: unused, getState: unused, extra: undefined, endpoint: 'x', type: 'query' } as const;
  return { ...(await baseQuery(request, api, {})), dispatch };
}

test('the query leaves out undefined and null, and the token and the language are in the headers', async () => {
  writeStoredSession({ token: 'fan_1', user: aUser() });
  const query = { search: 'ä & b', unread: false, limit: 20, after: undefined, type: null };
  expect(await ask({ method: 'GET', path: '/api/x', query })).toMatchObject({ data: { success: true } });
  const [request] = received;
  expect(request).toMatchObject({ method: 'GET', url: '/api/x?search=%C3%A4+%26+b&unread=false&limit=20', body: '' });
  expect(request?.headers).toMatchObject({ authorization: 'Bearer fan_1', 'accept-language': 'en' });
  expect(request?.headers).not.toHaveProperty('content-type');
});

describe('the workspace of the tab', () => {
  const studio = { id: 'workspace-1', name: 'Studio', role: 'agent', userId: 'user-1' } as const;
  beforeEach(() => writeStoredSession({ token: 'fan_1', user: aUser() }));
  const notAMember = () => answer('application/json', '{"success":false,"code":"not_a_member"}', 403);

  test('is in the headers once one is chosen', async () => {
    await ask({ method: 'GET', path: '/api/x' });
    writeStoredWorkspace(studio);
    await ask({ method: 'GET', path: '/api/x' });
    expect(received.map(({ headers }) => headers['fanfare-workspace'])).toEqual([undefined, 'workspace-1']);
  });

  test('and its account are in the headers, and a refused account is reported', async () => {
    writeStoredWorkspace(studio);
    writeStoredAccountId('account-1');
    await ask({ method: 'GET', path: '/api/x' });
    answer('application/json', '{"success":false,"code":"account_not_connected"}', 404);
    expect((await ask({ method: 'GET', path: '/api/x' })).dispatch).toHaveBeenCalledWith(accountRefused());
    writeStoredWorkspace({ ...studio, id: 'workspace-2' });
    expect((await ask({ method: 'GET', path: '/api/x' })).dispatch).not.toHaveBeenCalled();
    writeStoredWorkspace(studio);
    writeStoredAccountId(null);
    await ask({ method: 'GET', path: '/api/x' });
    const accounts = received.map(({ headers }) => headers['fanfare-account']);
    expect(accounts).toEqual(['account-1', 'account-1', undefined, undefined]);
  });

  test('is left when the membership has ended', async () => {
    writeStoredWorkspace(studio);
    notAMember();
    expect((await ask({ method: 'GET', path: '/api/x' })).dispatch).toHaveBeenCalledWith(membershipEnded());
  });

  test('is not left because of a late response to the former one', async () => {
    writeStoredWorkspace(studio);
    notAMember();
    const asked = ask({ method: 'GET', path: '/api/x' });
    writeStoredWorkspace({ ...studio, id: 'workspace-2' });
    expect((await asked).dispatch).not.toHaveBeenCalled();
  });

  test('S39: an action in another workspace is not a retry', async () => {
    writeStoredWorkspace(studio);
    answer('application/json', '{"success":false}', 500);
    await ask(send);
    writeStoredWorkspace({ ...studio, id: 'workspace-2' });
    await ask(send);
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });
});

test('sends no token without a session', async () => {
  await ask({ method: 'GET', path: '/api/x', headers: { 'If-Match': '"1"' } });
  expect(received[0]?.headers).not.toHaveProperty('authorization');
  expect(received[0]).toMatchObject({ url: '/api/x', headers: { 'if-match': '"1"' } });
});

test('sends a body as unchanged JSON', async () => {
  const body = { nodes: [{ id: 1 }], memory: { constructor: 'kept', prototype: 'kept', empty: null } };
  await ask({ method: 'PATCH', path: '/api/x', body });
  expect(received[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
});

test.each(['POST', 'PUT', 'DELETE'])('%s without a body has no content type', async (method) => {
  await ask({ method, path: '/api/x' });
  expect(received[0]).toMatchObject({ method, body: '' });
  expect(received[0]?.headers).not.toHaveProperty('content-type');
});

test('sends a form as multipart data and reports the progress', async () => {
  const body = new FormData();
  body.append('avatar', new File(['x'.repeat(100_000)], 'me.png', { type: 'image/png' }));
  const shares: (number | null)[] = [];
  await ask({ method: 'POST', path: '/api/x', body, onUploadProgress: (share) => shares.push(share) });
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(received[0]?.body).toContain('filename="me.png"');
  // jsdom does not report the length of a form.
  expect(shares.at(-1)).toBeNull();
});

test('reports the progress of an upload as a share', async () => {
  const shares: (number | null)[] = [];
  const send = getAdapter();
  httpClient.defaults.adapter = async (config) => {
    config.onUploadProgress?.({ loaded: 2, total: 5, progress: 0.4, bytes: 2, lengthComputable: true });
    return send(config);
  };
  await ask({ method: 'POST', path: '/api/x', body: {}, onUploadProgress: (share) => shares.push(share) });
  httpClient.defaults.adapter = send;
  expect(shares[0]).toBe(0.4);
});

test('returns a file as text', async () => {
  answer('text/csv; charset=utf-8', 'a,ü');
  expect(await ask({ method: 'GET', path: '/api/x' })).toMatchObject({ data: 'a,ü' });
});

test.each([
  ['the page of a gateway', 'text/html', '<h1>Bad gateway</h1>', 200],
  ['JSON that was cut off', 'application/json', '{"cut', 200],
  ['a page with a failing status', 'text/html', '<h1>Bad gateway</h1>', 502],
])('treats %s as a server failure', async (_, type, body, status) => {
  answer(type, body, status);
  const error = { kind: 'server', status, code: null, text: null, requestId: null };
  expect(await ask({ method: 'GET', path: '/api/x' })).toMatchObject({ error });
});

test('returns the text of a failed status, and records it until the call succeeds', async () => {
  answer('application/json', '{"success":false,"error":"Broken","code":"internal","requestId":"r1"}', 500);
  const error = { kind: 'server', status: 500, code: 'internal', text: 'Broken', requestId: 'r1' };
  expect(await ask({ method: 'GET', path: '/api/x' })).toMatchObject({ error });
  expect(recentErrors.read()).toEqual([{ call: 'GET /api/x', reference: 'r1' }]);
  answer('application/json', '{"success":true}');
  await ask({ method: 'GET', path: '/api/x' });
  expect(recentErrors.read()).toEqual([]);
});

describe('a rejected token', () => {
  const refuse = async (meanwhile: () => void = () => {}) => {
    writeStoredSession({ token: 'fan_1', user: aUser() });
    answer('application/json', '{"success":false,"code":"not_signed_in"}', 401);
    const asked = ask({ method: 'GET', path: '/api/x' });
    meanwhile();
    return (await asked).dispatch;
  };

  test('ends its session', async () => {
    expect(await refuse()).toHaveBeenCalledWith(sessionExpired({ token: 'fan_1', isSignedOutByUser: false }));
  });

  test.each([
    ['is signing out', markSigningOut],
    ['has signed out', clearStoredSession],
  ])('is ignored when the user %s in another tab', async (_, signOut) => {
    expect(await refuse(signOut)).toHaveBeenCalledWith(sessionExpired({ token: 'fan_1', isSignedOutByUser: true }));
  });

  test('does not end a newer session of another tab', async () => {
    expect(await refuse(() => writeStoredSession({ token: 'fan_2', user: aUser() }))).not.toHaveBeenCalled();
  });

  test('ends a session that started after an earlier sign-out', async () => {
    markSigningOut();
    expect(await refuse()).toHaveBeenCalledWith(sessionExpired({ token: 'fan_1', isSignedOutByUser: false }));
  });
});

test('treats a broken connection as a network failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom does not clear the timer of a failed request.
  httpClient.defaults.timeout = 0;
  respond = (response) => response.destroy();
  expect(await ask({ method: 'GET', path: '/api/x' })).toMatchObject({ error: { kind: 'network' } });
});

test('aborts a request after the timeout', async () => {
  expect(httpClient.defaults.timeout).toBe(30_000);
  httpClient.defaults.timeout = 50;
  respond = () => {};
  expect(await ask({ method: 'GET', path: '/api/x' })).toMatchObject({ error: { kind: 'network' } });
});

const keys = () => received.map(({ headers }) => headers['idempotency-key']);
const send: ApiRequest = { method: 'POST', path: '/api/x', body: { text: 'Hello' } };

test('S39: each action has its own key, and reading has none', async () => {
  await ask(send);
  await ask(send);
  await ask({ method: 'GET', path: '/api/x' });
  const [first, second, read] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
  expect(read).toBeUndefined();
});

test.each([
  ['the connection broke', () => (respond = (response: HttpResponse) => response.destroy())],
  ['the gateway failed', () => answer('text/html', '<h1>Bad gateway</h1>', 502)],
  ['the first try still runs', () => answer('application/json', '{"success":false,"code":"idempotency_in_progress"}', 409)],
])('S39: a retry after %s has the key of the first attempt, until the server responds', async (_, fail) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  httpClient.defaults.timeout = 0;
  fail();
  await ask(send);
  await ask(send);
  answer('application/json', '{"success":true}');
  await ask({ ...send, body: { text: 'Something else' } });
  await ask(send);
  await ask(send);
  const [first, second, other, answered, next] = keys();
  expect([second, answered]).toEqual([first, first]);
  expect(new Set([first, other, next]).size).toBe(3);
});

test('S39: after ten minutes the same request is a new action', async () => {
  answer('application/json', '{"success":false}', 500);
  await ask(send);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000 + 1);
  await ask(send);
  jest.restoreAllMocks();
  answer('application/json', '{"success":true}');
  await ask(send);
  const [first, second] = keys();
  expect(second).not.toBe(first);
});

test('aborts the request on the server', async () => {
  const controller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    respond = (response) => {
      response.on('close', resolve);
      controller.abort();
    };
  });
  expect(await ask({ method: 'GET', path: '/api/x' }, controller)).toMatchObject({ error: { kind: 'network' } });
  await closed;
});
