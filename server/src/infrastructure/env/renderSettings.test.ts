import { test } from 'node:test';
import { expect } from 'expect';
import { renderSettings } from './renderSettings.ts';

const rowsOf = (...[catalogue]: Parameters<typeof renderSettings>) =>
  renderSettings(catalogue)
    .split('\n')
    .filter((line) => line.startsWith('| `'));

test('a setting is a line: its name, its default as a value or in words, its meaning', () => {
  expect(
    rowsOf({
      PORT: { default: 0, meaning: 'listens' },
      URL: { default: 'http://a', defaultInWords: 'the local one', meaning: 'a|b' },
    }),
  ).toEqual(['| `PORT` | `0` | listens |', '| `URL` | the local one | a\\|b |']);
});

test('choices come before the meaning', () => {
  const choices = ['a', 'b'];
  expect(
    rowsOf({ ONE: { default: 'a', oneOf: choices, meaning: 'x' }, SOME: { default: 'a,b', someOf: choices, meaning: 'y' } }),
  ).toEqual(['| `ONE` | `a` | one of `a`, `b`; x |', '| `SOME` | `a,b` | some of `a`, `b`; y |']);
});

test('settings without a meaning share a line, and equal defaults', () => {
  expect(
    rowsOf({
      ID: { defaultInWords: 'required', meaning: 'the app' },
      SECRET: { defaultInWords: 'required' },
      PER_HOUR: { default: 5, meaning: 'sign-ups' },
      PER_DAY: { default: 20 },
    }),
  ).toEqual(['| `ID`, `SECRET` | required | the app |', '| `PER_HOUR`, `PER_DAY` | `5`, `20` | sign-ups |']);
});
