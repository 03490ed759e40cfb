import { test } from 'node:test';
import { renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describeProblem } from './describeProblem.ts';

function described(...args: Parameters<typeof describeProblem>): string {
  const text = describeProblem(...args);
  return typeof text === 'string' ? text : renderEnglish(text);
}

const cases: [string, TSchema, unknown, string][] = [
  ['too short', Type.String({ minLength: 3 }), 'ab', 'must have at least 3 characters.'],
  ['empty', Type.String({ minLength: 1 }), '', 'cannot be empty.'],
  ['too long', Type.String({ maxLength: 3 }), 'abcd', 'cannot have more than 3 characters.'],
  ['too few', Type.Array(Type.String(), { minItems: 2 }), ['a'], 'must have at least 2 entries.'],
  ['too many', Type.Array(Type.String(), { maxItems: 1 }), ['a', 'b'], 'cannot have more than 1 entries.'],
  ['too small', Type.Number({ minimum: 2 }), 1, 'must be at least 2.'],
  ['too large', Type.Number({ maximum: 2 }), 3, 'cannot be more than 2.'],
  ['no address', Type.String({ format: 'email' }), 'nobody', 'must be an email address.'],
  ['another form', Type.String({ pattern: '^a+$' }), 'b', 'must match pattern "^a+$".'],
  ['blank', Type.String({ pattern: '\\S' }), ' ', 'cannot be blank.'],
  ['a mark of direction', Type.String({ not: { pattern: '[\\u202e]' } }), 'a\u202eb', 'cannot contain invisible characters.'],
  ['no whole number', Type.Integer(), '0x10', 'must be a whole number.'],
  ['two words', Type.String({ pattern: '^\\S+$' }), 'a b', 'cannot contain spaces.'],
  ['an address without a sign', Type.String({ pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' }), 'nobody', 'must be an email address.'],
  ['an id with a blank', Type.String({ pattern: '^[\\w.-]+$' }), 'a b', 'can only contain letters, digits, dots and dashes.'],
  ['not in the list', Type.Unsafe({ enum: ['a', 'b'] }), 'c', 'must be one of the allowed values.'],
  ['twice', Type.Array(Type.String(), { uniqueItems: true }), ['a', 'a'], 'cannot contain duplicate entries.'],
  ['another type', Type.String(), 1, 'must be string.'],
];

for (const [name, schema, value, sentence] of cases) {
  test(`${name}: the sentence names the field in words`, () => {
    const [problem] = Compile(schema).Errors(value);
    expect(problem).toBeDefined();
    expect(described('bio', problem)).toBe(`Bio ${sentence}`);
    expect(described('', problem)).toBe(`The request ${sentence}`);
  });
}

test('a field is named as its screen names it, with its place in a list', () => {
  const named = (path: string) => described(path, undefined);
  expect(named('fullName')).toBe('Full name is not valid.');
  expect(named('nodes.0.data.content')).toBe('Text of node 1 is not valid.');
  expect(named('nodes.11.data.keyword')).toBe('Keyword of node 12 is not valid.');
  expect(named('nodes.0.data.start.keyword')).toBe('Nodes 1: start: keyword is not valid.');
  expect(named('quietHours.timeZone')).toBe('Quiet hours: time zone is not valid.');
});

test('an unknown field keeps its technical name', () => {
  expect(described('bioText', { keyword: 'boolean', params: {}, message: 'schema is false' })).toBe('Unknown field: bioText');
});
