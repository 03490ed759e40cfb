import { test } from 'node:test';
import { expect } from 'expect';
import { commonPasswords } from './commonPasswords.ts';
import { isWeakPassword } from './isWeakPassword.ts';

test('S16: the ten thousand most used passwords of six characters and more are refused, in any case', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(9_900);
  for (const word of commonPasswords) expect([word, isWeakPassword(word.toUpperCase(), [])]).toEqual([word, true]);
  expect([...commonPasswords].filter((word) => [...word].length < 6)).toEqual([]);
  for (const fine of ['correct horse battery', 'xk7#q2v', 'tulips in october']) expect(isWeakPassword(fine, [])).toBe(false);
});
