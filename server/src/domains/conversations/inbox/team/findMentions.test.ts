import { test } from 'node:test';
import { expect } from 'expect';
import { findMentions } from './findMentions.ts';

const members = ['anna', 'anna.b', 'Ben', 'c++', 'jürgen', '.*'].map((name) => ({ id: name, name }));
const found = (text: string) => findMentions(text, members).map(({ id }) => id);

test('members are mentioned by their username, in any case', () => {
  expect(found('@anna, please ask @BEN. (@jürgen?)')).toEqual(['anna', 'Ben', 'jürgen']);
  expect(found('@anna @anna and @Anna')).toEqual(['anna']);
  expect(found("@anna's turn, or @ben/@c++!")).toEqual(['anna', 'Ben', 'c++']);
  expect(found('@anna.b')).toEqual(['anna.b']);
  expect(found('@anna.')).toEqual(['anna']);
});

test('other names, addresses and parts of names are plain text', () => {
  for (const text of ['anna', '@annabel', '@anna.boo', 'me@anna', 'me@anna.example', '@@anna', '@ anna', '@dora', '@']) {
    expect([text, found(text)]).toEqual([text, []]);
  }
});

test('a long text is searched quickly', () => {
  const many = Array.from({ length: 200 }, (_, n) => ({ id: `${n}`, name: 'a'.repeat(50 - (n % 5)) }));
  const began = performance.now();
  findMentions('@a'.repeat(1_000), many);
  findMentions(`@${'a'.repeat(1_999)}`, many);
  expect(performance.now() - began).toBeLessThan(500);
});
