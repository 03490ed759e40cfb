import { expect, test } from '@jest/globals';
import { previewText } from './previewText.ts';

test('keeps a text of exactly 100 characters', () => {
  expect(previewText('a'.repeat(100))).toBe('a'.repeat(100));
});

test('cuts after 100 characters with an ellipsis', () => {
  expect(previewText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});

test('never splits a surrogate pair', () => {
  expect(previewText('😀😀😀', 2)).toBe('😀😀…');
});
