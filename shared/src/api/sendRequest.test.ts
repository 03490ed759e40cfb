import { afterEach, expect, test } from '@jest/globals';
import { sendRequest, transport } from './sendRequest.ts';

const real = transport.fetch;
afterEach(() => {
  transport.fetch = real;
});

function answerWith(type: string, content: string, status = 200) {
  const sent: { url: string; init: RequestInit }[] = [];
  transport.fetch = async (url, init) => {
    sent.push({ url, init });
    return { status, headers: { get: () => type }, text: async () => content };
  };
  return sent;
}
const quiet = { token: undefined, signal: new AbortController().signal };

test('what is not given stays out of the query, and the token goes into its header', async () => {
  const sent = answerWith('application/json; charset=utf-8', '{"success":true}');
  const query = { search: 'ä & b', unread: false, limit: 20, after: undefined, type: null };
  const answer = await sendRequest({ method: 'GET', path: '/api/x', query }, { ...quiet, token: 'fan_1' });
  expect(answer).toEqual({ status: 200, data: { success: true } });
  expect(sent[0]?.url).toBe('/api/x?search=%C3%A4+%26+b&unread=false&limit=20');
  expect(sent[0]?.init).toMatchObject({ method: 'GET', headers: { Authorization: 'Bearer fan_1' } });
  expect(sent[0]?.init).not.toHaveProperty('body');
});

test('a body goes as JSON, a form as it is', async () => {
  const sent = answerWith('application/json', '{}');
  await sendRequest({ method: 'POST', path: '/api/x', body: { a: 1 } }, quiet);
  expect(sent[0]?.init).toMatchObject({ headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' });
  const form = new FormData();
  await sendRequest({ method: 'POST', path: '/api/x', body: form }, quiet);
  expect(sent[1]?.init).toMatchObject({ headers: {}, body: form });
});

test('every request says which language the page speaks', async () => {
  const sent = answerWith('application/json', '{}');
  await sendRequest({ method: 'GET', path: '/api/x' }, quiet);
  expect(sent[0]?.init).toMatchObject({ headers: { 'Accept-Language': 'en' } });
});

test.each([
  ['text/csv; charset=utf-8', 'a,b', 'a,b'],
  ['text/html', '<h1>The gateway is broken</h1>', null],
  ['application/json', '{"cut', null],
])('of an answer in %s the data is read', async (type, content, data) => {
  answerWith(type, content);
  expect(await sendRequest({ method: 'GET', path: '/api/x' }, quiet)).toEqual({ status: 200, data });
});

test('a request that is called off is called off at the server', async () => {
  const sent = answerWith('application/json', '{}');
  const controller = new AbortController();
  await sendRequest({ method: 'GET', path: '/api/x' }, { token: undefined, signal: controller.signal });
  controller.abort();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});
