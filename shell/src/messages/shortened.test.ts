import { expect, test } from '@jest/globals';
import { shortened } from './shortened.ts';

test.each([
  ['Short', 5, 'Short'],
  ['The link went to you', 12, 'The link…'],
  ['The link went to you', 9, 'The link…'],
  ['Donaudampfschiff', 6, 'Donau…'],
  ['🙂🙂🙂🙂', 3, '🙂🙂…'],
])('%s in %d characters is %s', (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});
