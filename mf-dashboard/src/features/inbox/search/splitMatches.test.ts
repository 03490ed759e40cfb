import { expect, test } from '@jest/globals';
import { splitMatches } from './splitMatches.ts';

const marked = (text: string, find: string) =>
  splitMatches(text, find)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Do you ship to Norway?', 'NOR', 'Do you ship to [Nor]way?'],
  ['nor nor', 'nor', '[nor] [nor]'],
  ['100% .* off', '.*', '100% [.*] off'],
  ['Größe', 'GRÖSSE', 'Größe'],
  ['İstanbul', 'stan', 'İstanbul'],
  ['Hello', '  ', 'Hello'],
  ['', 'x', ''],
])('marks matches in %s', (text, find, result) => {
  expect(marked(text, find)).toBe(result);
});
