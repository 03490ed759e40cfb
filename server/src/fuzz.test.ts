import { after, before, test } from 'node:test';
import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { igIdOf } from '../test/doubles/startInstagramDouble.ts';
import { isProof } from '../test/proof.ts';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

const DOCUMENTS = isProof ? 100_000 : 400;

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer({ startsWork: false, isEvidence: false });
  user = await server.signUp('anna');
  await server.connect(user, igIdOf(1));
});
after(() => server.close());

// Excludes calls that end the session, and the avatar, which is not JSON.
const contracts = (Object.entries(calls) as [Call, CallContract][]).filter(
  ([name]) => !/logout|user\/delete|DELETE \/api\/auth\/sessions|user\/avatar|export/.test(name),
);

const nastyText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table users; --",
  '%',
  '%00',
  '1e999',
  '-0',
  '0001-01-01',
  '275760-09-13T00:00:00.001Z',
  '2026-13-45T99:99:99Z',
  'Mars/Olympus',
  '{{',
  '{% for x in (1..1000000000) %}',
  '\u202e\ufeff',
  'a'.repeat(5_000),
  '00000000-0000-0000-0000-000000000000',
  '99999999999999999999',
);
const nastyNumber = fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324);
const leaf = fc.oneof(nastyText, nastyNumber, fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null));

/** Generates values for the fields of a schema, mostly unusual ones of the right type. */
function oddly(schema: unknown): fc.Arbitrary<unknown> {
  const { type, enum: values, anyOf, items, properties } = Object(schema);
  if (Array.isArray(values)) return fc.oneof(fc.constantFrom(...values), leaf);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(oddly), leaf);
  if (type === 'array') return fc.oneof(fc.array(oddly(items), { maxLength: 4 }), leaf);
  if (properties) {
    const named = Object.entries(properties).map(([name, part]) => [name, oddly(part)] as const);
    return fc.oneof(
      { weight: 5, arbitrary: fc.record(Object.fromEntries(named), { requiredKeys: [] }) },
      { weight: 1, arbitrary: leaf },
    );
  }
  if (type === 'integer' || type === 'number') return fc.oneof(nastyNumber, fc.integer(), leaf);
  if (type === 'boolean') return fc.oneof(fc.boolean(), leaf);
  return fc.oneof(nastyText, fc.string({ unit: 'binary' }), leaf);
}

const anything = fc.oneof(fc.jsonValue(), fc.object({ maxDepth: 4 }));
const request = fc.constantFrom(...contracts).chain(([name, { body, query, params }]) =>
  fc.record({
    name: fc.constant(name),
    id: params ? fc.oneof(nastyText, fc.string({ unit: 'binary', minLength: 1 })) : fc.constant('x'),
    query: query
      ? fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(query.properties)), fc.constant('__proto__')), nastyText, {
          maxKeys: 3,
        })
      : fc.constant({}),
    body: body ? fc.oneof({ weight: 4, arbitrary: oddly(body) }, { weight: 1, arbitrary: anything }) : fc.constant(undefined),
  }),
);

/** Returns paths of integers without a minimum or a maximum. */
function unbounded(schema: unknown, path: string): string[] {
  const { type, minimum, maximum, properties = {}, items, anyOf = [] } = Object(schema);
  const own = type === 'integer' && (minimum === undefined || maximum === undefined) ? [path] : [];
  const inside = [...Object.entries(properties), ...Object.entries(Object(anyOf)), ...(items ? [['[]', items] as const] : [])];
  return [...own, ...inside.flatMap(([key, part]) => unbounded(part, `${path}.${key}`))];
}

test('S21: every integer of a call has the bounds of its column', () => {
  expect(contracts.flatMap(([name, { body, query }]) => [...unbounded(body, name), ...unbounded(query, name)])).toEqual([]);
});

/** Compared as JSON, so that keys like `__proto__` survive. */
const asText = (value: unknown) => (value === undefined ? undefined : (JSON.stringify(value) ?? 'null'));
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

test(`S21: of ${DOCUMENTS} random requests to every call none causes a server error`, async () => {
  const worst: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(request, async ({ name, id, query, body }) => {
      const [method = '', path = ''] = name.split(' ');
      const asked = Object.entries(query).map(([key, value]) => `${encoded(key)}=${encoded(String(value))}`);
      const filled = path.replaceAll(/\{\w+\}/g, encoded(id));
      const text = asText(body);
      const { status } = await server.send(method, `${filled}?${asked.join('&')}`, {
        token: user.token,
        headers: { 'if-match': '"1"' },
        ...(text !== undefined && { body: text }),
      });
      if (status >= 500 && status !== 502) worst.push([name, id, query, text]);
      // A generated document may end the session, so this signs in again.
      if (status === 401 && !name.includes('/api/auth/')) user.token = await server.signIn('anna').catch(() => user.token);
      return status < 500 || status === 502;
    }),
    { numRuns: DOCUMENTS, ...(!isProof && { seed: 20_260_301 }) },
  );
  expect(worst).toEqual([]);
});

for (const key of ['__proto__', 'constructor', 'prototype']) {
  test(`S21: the key ${key} changes only the response`, async () => {
    for (const [name, { body }] of contracts) {
      if (!body) continue;
      const [method = '', path = ''] = name.split(' ');
      const texts = [
        `{"${key}":{"isAdmin":true}}`,
        `{"x":{"${key}":{"isAdmin":true}}}`,
        `{"${key}":{"prototype":{"isAdmin":true}}}`,
      ];
      for (const text of texts) {
        const { status } = await server.send(method, path.replaceAll(/\{\w+\}/g, 'x'), { token: user.token, body: text });
        expect([name, text, status]).toEqual([name, text, 400]);
      }
    }
    expect(Object('').isAdmin).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
}
