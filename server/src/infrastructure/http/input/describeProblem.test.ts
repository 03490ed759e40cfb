import { test } from 'node:test';
import { expect } from 'expect';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describeProblem } from './describeProblem.ts';

const cases: [string, TSchema, unknown][] = [
  ['too short', Type.String({ minLength: 3 }), 'ab'],
  ['too long', Type.String({ maxLength: 3 }), 'abcd'],
  ['too few', Type.Array(Type.String(), { minItems: 2 }), ['a']],
  ['too many', Type.Array(Type.String(), { maxItems: 1 }), ['a', 'b']],
  ['too small', Type.Number({ minimum: 2 }), 1],
  ['too large', Type.Number({ maximum: 2 }), 3],
  ['no address', Type.String({ format: 'email' }), 'nobody'],
  ['another form', Type.String({ pattern: '^a+$' }), 'b'],
  ['not in the list', Type.Unsafe({ enum: ['a', 'b'] }), 'c'],
  ['twice', Type.Array(Type.String(), { uniqueItems: true }), ['a', 'a']],
  ['another type', Type.String(), 1],
];

for (const [name, schema, value] of cases) {
  test(`${name}: the sentence is what the validator says, with the field before it`, () => {
    const [problem] = Compile(schema).Errors(value);
    expect(problem).toBeDefined();
    expect(describeProblem('bio', problem)).toBe(`bio ${problem?.message}.`);
    expect(describeProblem('', problem)).toBe(`The request ${problem?.message}.`);
  });
}

test('the patterns that people meet are told in words', () => {
  const told = (pattern: string) => describeProblem('username', Compile(Type.String({ pattern })).Errors('')[0]);
  expect([told('\\S'), told('^\\S+$')]).toEqual(['username must not be blank.', 'username must have no spaces.']);
});

test('a field that there is none of is named, and what nobody can tell is not valid', () => {
  expect(describeProblem('bio', { keyword: 'boolean', params: {}, message: 'schema is false' })).toBe('Unknown field: bio');
  expect(describeProblem('bio', undefined)).toBe('bio is not valid.');
});
