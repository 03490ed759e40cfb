import { expect, test } from '@jest/globals';
import { defineEndpoints } from './defineEndpoints.ts';
import { errorText } from './errorText.ts';
import { failureNotice } from './failureNotice.ts';
import { request } from './request.ts';

test('creates a request from the name of its call', () => {
  expect(request('GET /api/flow/get/{id}', { params: { id: 'Price / list ünïcode' } })).toEqual({
    method: 'GET',
    path: '/api/flow/get/Price%20%2F%20list%20%C3%BCn%C3%AFcode',
    query: undefined,
    body: undefined,
  });
  expect(request('POST /api/auth/login', { body: { username: 'mira', password: 'x' } })).toMatchObject({
    method: 'POST',
    path: '/api/auth/login',
    body: { username: 'mira', password: 'x' },
  });
});

test('rejects an endpoint name that another package owns', () => {
  const endpoints = (build: Parameters<Parameters<typeof defineEndpoints>[1]>[0]) => ({
    sharedName: build.query<unknown, void>({ query: () => request('GET /api/auth/session') }),
  });
  defineEndpoints('mf-a', endpoints);
  expect(() => defineEndpoints('mf-b', endpoints)).toThrow('Endpoint "sharedName" of mf-b is already taken by mf-a.');
  expect(() => defineEndpoints('mf-a', endpoints)).not.toThrow();
});

const texts = { byStatus: { 401: 'by status' }, network: 'by network', fallback: 'fallback' };

test.each([
  [
    "the server's own text",
    { kind: 'server', status: 401, code: null, text: 'from the server', requestId: null },
    'from the server',
  ],
  ['the text of its status', { kind: 'server', status: 401, code: null, text: null, requestId: null }, 'by status'],
  ['the fallback', { kind: 'server', status: 418, code: null, text: null, requestId: null }, 'fallback'],
  ['the network text', { kind: 'network' }, 'by network'],
  ['the fallback for something unknown', new Error('x'), 'fallback'],
])('a failure shows %s', (_, error, text) => {
  expect(errorText(error, texts)).toBe(text);
});

const refusal = { kind: 'server', status: 409, code: null, text: 'Connect an Instagram account first.', requestId: 'request-1' };

test.each([
  [
    'the sentence, the reason and the request id of a refusal',
    refusal,
    { title: 'Failed', description: refusal.text, requestId: 'request-1' },
  ],
  ['no reason where the server gives none', { ...refusal, text: null }, { title: 'Failed', requestId: 'request-1' }],
  ['a reason that is the sentence once', { ...refusal, text: 'Failed', requestId: null }, { title: 'Failed' }],
  ['the other sentence for a call without a response', { kind: 'network' }, { title: 'Error' }],
  ['the other sentence for something unknown', new Error('x'), { title: 'Error' }],
])('a notice has %s', (_, error, notice) => {
  expect(failureNotice(error, { failed: 'Failed', error: 'Error' })).toEqual({ kind: 'error', ...notice });
});

test('uses one sentence for both kinds of failure', () => {
  expect(failureNotice({ kind: 'network' }, 'Failed to load')).toEqual({ kind: 'error', title: 'Failed to load' });
  expect(failureNotice(refusal, 'Failed to load')).toMatchObject({ title: 'Failed to load', description: refusal.text });
});
