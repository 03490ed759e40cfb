import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { splitText } from './splitMessage.ts';

test('a text that fits stays whole; nothing is no message', () => {
  expect(splitText(' Hello ')).toEqual(['Hello']);
  expect(splitText('  ')).toEqual([]);
  expect(splitText('a'.repeat(1_000))).toHaveLength(1);
});

test('a longer one is cut between words', () => {
  expect(splitText('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(splitText('one two three', 7)).toEqual(['one two', 'three']);
});

test('a family of emoji is never cut in half', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(splitText(family.repeat(3), 60)).toEqual([family.repeat(2), family]);
});

test('no part is too long and no visible character is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.integer({ min: 60, max: 100 }), (text, limit) => {
      const parts = splitText(text, limit);
      const visible = (part: string) => part.replace(/\s/g, '');
      return parts.every((part) => Buffer.byteLength(part) <= limit) && visible(parts.join('')) === visible(text);
    }),
  );
});
