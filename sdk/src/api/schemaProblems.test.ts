import { test } from 'node:test';
import { expect } from 'expect';
import { type JsonSchema, schemaProblems } from './schemaProblems.ts';

const text = { type: 'string' };
const before: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: text, tags: { type: 'array', items: text }, state: { anyOf: [{ const: 'draft' }, { const: 'live' }] } },
};
const changed = (over: JsonSchema): JsonSchema => ({
  ...before,
  ...over,
  properties: { ...before.properties, ...over.properties },
});

test('additions are compatible in both directions', () => {
  const now = changed({
    properties: { name: text, state: { anyOf: [{ const: 'draft' }, { const: 'live' }, { const: 'old' }] } },
  });
  expect(schemaProblems(before, now, 'response')).toEqual([]);
  expect(schemaProblems(before, now, 'request')).toEqual([]);
});

test('response properties must stay, and optional request properties must stay optional', () => {
  const now: JsonSchema = {
    ...changed({ properties: { tags: { type: 'array', items: { type: 'number' } } } }),
    required: ['tags'],
  };
  expect(schemaProblems(before, now, 'response')).toEqual(['tags[]: was string, is number', 'id can be missing']);
  expect(schemaProblems(before, now, 'request')).toEqual(['tags[]: was string, is number', 'tags is required']);
});

test('a property, a variant or a value that is gone is named', () => {
  const { id: _, ...properties } = changed({ properties: { state: { anyOf: [{ const: 'draft' }] } } }).properties ?? {};
  expect(schemaProblems(before, { ...before, properties }, 'response')).toEqual([
    'id is gone',
    'state: variant 2 is gone or different',
  ]);
  expect(schemaProblems({ enum: ['a', 'b'] }, { enum: ['a'] }, 'response')).toEqual(['the whole: "b" is gone']);
});
