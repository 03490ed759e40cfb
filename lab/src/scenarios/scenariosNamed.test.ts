import { test } from 'node:test';
import { expect } from 'expect';
import { pluralize } from './pluralize.ts';
import { scenariosNamed } from './scenariosNamed.ts';

const playable = (id: string) => ({ scenario: { id, title: id, about: '', route: '/', sees: ['One'] }, recording: null });
const all = new Map([
  ['mf-hotel', [playable('rooms-empty'), playable('rooms-full')]],
  ['mf-bar', [playable('closed'), playable('rooms-full')]],
]);

test('a scenario is found in every remote that has it, and in no other', () => {
  expect([...scenariosNamed('rooms-full', all).keys()]).toEqual(['mf-hotel', 'mf-bar']);
  expect([...scenariosNamed('closed', all)]).toEqual([['mf-bar', [playable('closed')]]]);
});

test('an unknown id lists all ids, the nearest first', () => {
  expect(() => scenariosNamed('close', all)).toThrow(
    'The scenario close does not exist. Scenarios, most similar first:\n  mf-bar closed\n  mf-hotel rooms-',
  );
  expect(() => scenariosNamed('rooms-emtpy', all)).toThrow('first:\n  mf-hotel rooms-empty\n');
});

test('uses the plural except for one', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'scenario'))).toEqual(['0 scenarios', '1 scenario', '2 scenarios']);
});
