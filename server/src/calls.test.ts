import { after, before, test } from 'node:test';
import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { startTestServer, type TestServer, type TestUser } from '../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer({ startsWork: false });
  user = await server.signUp('anna');
});
after(() => server.close());

const contracts: [string, CallContract][] = Object.entries(calls);
const UNSTORABLE = '%00';

async function isRefused(name: string, init: { body?: unknown; query?: string; id?: string }): Promise<void> {
  const headers = { 'if-match': '"1"' };
  const { status, body } = await server.call(name as Call, { token: user.token, id: 'x', headers, ...init });
  const expected = { success: false, code: 'validation_failed', error: expect.any(String), requestId: expect.any(String) };
  expect([init, status, body]).toEqual([init, 400, expect.objectContaining(expected)]);
}

const wrongFor = (schema: TSchema) =>
  [null, 7.5, 'x\0', [[]], { isAdmin: true }, false].filter((value) => value === 'x\0' || !Value.Check(schema, value));

for (const [name, { params, query, body }] of contracts) {
  if (!params && !query && !body) continue;
  test(`S21: ${name} refuses input outside its contract`, async () => {
    if (params) await isRefused(name, { id: 'a\0b' });
    if (query) {
      await isRefused(name, { query: '?isAdmin=true' });
      for (const field of Object.keys(query.properties)) await isRefused(name, { query: `?${field}=${UNSTORABLE}` });
    }
    if (body) {
      for (const nonsense of ['[]', '"text"', '7', 'true']) await isRefused(name, { body: nonsense });
      await isRefused(name, { body: { isAdmin: true } });
      for (const [field, schema] of Object.entries(body.properties)) {
        for (const wrong of wrongFor(schema)) await isRefused(name, { body: { [field]: wrong } });
      }
    }
  });
}

function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen = 'properties' in schema && (!('additionalProperties' in schema) || schema.additionalProperties !== false);
  const below = Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${path}.${key}`));
  return isOpen ? [path, ...below] : below;
}

test('S21: bodies and queries reject unknown fields at any depth', () => {
  const open = contracts.flatMap(([name, { body, query }]) => [
    ...openObjects(body, `${name} body`),
    ...openObjects(query, `${name} query`),
  ]);
  expect(open).toEqual([]);
});
