import { describe, it } from 'node:test';
import { message, renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import type { TemplateScope } from '../templates/TemplateScope.ts';
import { readResponse } from './FlowResponse.ts';
import type { PreparedRequest } from './PreparedRequest.ts';
import { parseRequestParams } from './parseRequestParams.ts';
import { readPath } from './readPath.ts';
import { renderRequest } from './renderRequest.ts';
import { secretsIn } from './secretsIn.ts';

const scopeWith = (input: string): TemplateScope => ({
  contact: { username: null, name: null, tags: [] },
  input,
  variables: {},
  now: '2026-01-01T00:00:00.000Z',
});
function prepared(params: unknown, input = ''): PreparedRequest {
  const parsed = parseRequestParams(typeof params === 'string' ? params : JSON.stringify(params));
  if (!parsed.ok) throw new Error(renderEnglish(parsed.error));
  return { ...parsed.value, scope: scopeWith(input) };
}
const rendered = (params: unknown, input = '', secrets = {}) => renderRequest(prepared(params, input), secrets);
const URL_A = 'https://a.test/x';

describe('the parameters of a request', () => {
  it('are an address, or JSON', () => {
    expect(prepared(` ${URL_A} `)).toMatchObject({ method: 'GET', url: URL_A, headers: [], body: null, mapping: [] });
    expect(
      prepared({ method: 'patch', url: URL_A, headers: { 'X-API-Key': '1' }, body: { a: 1 }, save: { price: 'data.price' } }),
    ).toMatchObject({
      method: 'PATCH',
      headers: [{ name: 'X-API-Key', value: '1' }],
      body: { json: { a: 1 } },
      mapping: [{ variable: 'price', path: 'data.price' }],
    });
    expect(prepared({ url: URL_A, body: 'a=1' })).toMatchObject({ method: 'POST', body: { text: 'a=1' } });
  });

  const unusable: unknown[] = [
    ...[
      '',
      'a.test',
      '//a.test',
      'file:///etc/passwd',
      'https://',
      'https:///x',
      'https://user:pass@a.test',
      'https://user@a.test',
    ],
    ...['https://{{ input }}/', 'https://{{ input }}.a.test/', 'https://a.test:{{ input }}/', 'https://a.test{{ input }}'],
    ...['https://a.test\\@b.test', '{{ input }}', 'https://a .test/', 'https://a.test:99999/'],
    { method: 'TRACE', url: URL_A },
    { method: 'CONNECT', url: URL_A },
    { method: 'GET', url: URL_A, body: 'x' },
    { url: URL_A, headers: { Host: 'b.test' } },
    { url: URL_A, headers: { 'Content-Length': '3' } },
    { url: URL_A, headers: { 'Transfer-Encoding': 'chunked' } },
    { url: URL_A, headers: { Cookie: 'a=b' } },
    { url: URL_A, headers: { 'X-Forwarded-For': '127.0.0.1' } },
    { url: URL_A, headers: { 'x-api-key\r\nhost': 'b' } },
    { url: URL_A, headers: { 'x-api-key': 'a\r\nHost: b.test' } },
    { url: URL_A, headers: { 'x-api-key': 1 } },
    { url: URL_A, save: { 'a b': 'x' } },
    { url: URL_A, save: { __proto__x: '' } },
    { url: URL_A, save: ['x'] },
  ];
  for (const params of unusable) {
    const text = typeof params === 'string' ? params : JSON.stringify(params);
    it(`S9: ${text} is rejected with a suggestion`, () => {
      const parsed = parseRequestParams(text);
      expect(parsed.ok ? '' : renderEnglish(parsed.error)).toContain('Enter an https:// URL');
    });
  }
});

describe('a request that is put together', () => {
  it('has the values in its path, its query, its headers and its body', () => {
    const params = {
      url: `${URL_A}/{{ input }}?q={{ input }}`,
      headers: { Authorization: 'Bearer {{ secrets.key }}' },
      body: { text: '{{ input }}', list: ['{{ input }}', 1, null], '{{ input }}': true },
    };
    const input = 'a/b "c" & d';
    expect(rendered(params, input, { key: 's3cret' })).toEqual({
      ok: true,
      value: {
        method: 'POST',
        url: `${URL_A}/a%2Fb%20%22c%22%20%26%20d?q=a%2Fb%20%22c%22%20%26%20d`,
        headers: { authorization: 'Bearer s3cret', 'content-type': 'application/json' },
        body: JSON.stringify({ text: input, list: [input, 1, null], '{{ input }}': true }),
      },
    });
  });

  it('escapes values in a body of text as its content type asks', () => {
    const bodyOf = (contentType: string, body: string) => {
      const request = rendered({ url: URL_A, headers: { 'content-type': contentType }, body }, '"&\r\n');
      return request.ok && request.value.body;
    };
    expect(bodyOf('application/x-www-form-urlencoded', 'a={{ input }}')).toBe('a=%22%26%0D%0A');
    expect(bodyOf('application/json', '{"a":"{{ input }}"}')).toBe('{"a":"\\"&\\r\\n"}');
    expect(bodyOf('text/plain', '{{ input }}')).toBe('"&\r\n');
  });

  it('S9: text of a follower adds no header and does not change the host', () => {
    const params = {
      url: `${URL_A}/{{ input }}?q={{ input }}#{{ input }}`,
      headers: { 'x-api-key': 'k{{ input }}' },
      body: { a: '{{ input }}' },
    };
    const bits = fc.constantFrom(
      '\r\n',
      '\n',
      '\0',
      'Host: b.test',
      '/',
      '..',
      '@',
      '#',
      '?',
      '\\',
      '"',
      '{{ input }}',
      ' ',
      'é',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(bits).map((parts) => parts.join('')),
        ),
        (input) => {
          const request = rendered(params, input);
          if (!request.ok) return expect(request.error).toEqual(message('runs.header-value-invalid'));
          const url = new URL(request.value.url);
          expect([url.origin, Object.keys(request.value.headers).sort()]).toEqual([
            'https://a.test',
            ['content-type', 'x-api-key'],
          ]);
          expect(url.pathname.startsWith('/x') || /\.\.?/.test(input)).toBe(true);
          for (const value of Object.values(request.value.headers)) expect(value).not.toMatch(/[\r\n\0]/);
          expect(JSON.parse(request.value.body ?? '')).toEqual({ a: input });
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('S9: a value with a line break is not put into a header', () => {
    expect(rendered({ url: URL_A, headers: { 'x-api-key': '{{ input }}' } }, 'a\r\nHost: b.test')).toEqual({
      ok: false,
      error: message('runs.header-value-invalid'),
    });
  });

  it('is refused when its body is too long', () => {
    expect(rendered({ url: URL_A, body: 'x'.repeat(65_537) })).toEqual({
      ok: false,
      error: message('runs.request-body-too-long'),
    });
  });
});

it('a response is reduced to the mapped values', () => {
  const mapping = [
    { path: 'a.b', variable: 'x' },
    { path: 'a.c', variable: 'y' },
  ];
  expect(readResponse(200, { a: { b: 1, secret: 2 } }, mapping)).toEqual({ status: 200, values: { 'a.b': '1' } });
});

describe('a path in a response', () => {
  const answer = { data: { items: [{ price: 20, name: 'x'.repeat(2_000) }], ok: false }, 'a.b': 1 };
  const cases: [string, string | null][] = [
    ['data.items.0.price', '20'],
    ['data.ok', 'false'],
    ['data.items', null],
    ['data.items.1.price', null],
    ['data.items.length', '1'],
    ['constructor.name', null],
    ['__proto__', null],
    ['', null],
  ];
  for (const [path, value] of cases) it(`${path} leads to ${value}`, () => expect(readPath(answer, path)).toBe(value));
  it('leads to at most 1,000 characters', () => expect(readPath(answer, 'data.items.0.name')).toHaveLength(1_000));
});

it('finds the secrets in all parts of a request', () => {
  const request = prepared({
    url: `${URL_A}?k={{ secrets.a }}`,
    headers: { Authorization: 'Bearer {{ secrets.b | upcase }}', 'X-API-Key': 'secrets.c' },
    body: { list: [{ deep: '{% if secrets.d %}1{% endif %}{{ variables.secrets }}' }], again: '{{ secrets.a }}' },
  });
  expect(secretsIn(request)).toEqual(['a', 'b', 'd']);
  expect(secretsIn(prepared(URL_A))).toEqual([]);
});
