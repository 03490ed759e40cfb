import { expect, test } from '@jest/globals';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 'short'],
  ['abcde', 'short'],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Coffee-2026', 'fair'],
  ['plum train vivid 40 hats', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
