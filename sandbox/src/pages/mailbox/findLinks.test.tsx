import { expect, test } from '@jest/globals';
import { findLinks } from './findLinks.ts';

test('finds every address once, without the punctuation around it', () => {
  const html = '<a href="http://localhost:3000/reset?token=a&amp;b=1">x</a><a href="mailto:a@b.c">y</a>';
  const text = 'Go to http://localhost:3000/reset?token=a&b=1, or (https://example.org/help).';
  expect(findLinks({ html, text })).toEqual(['http://localhost:3000/reset?token=a&b=1', 'https://example.org/help']);
  expect(findLinks({ html: null, text: 'none' })).toEqual([]);
});
