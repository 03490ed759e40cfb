import { it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { containsKeyword } from '../containsKeyword.ts';
import { containsWord } from './containsWord.ts';

it('finds whole words, whatever the case, the accents around them and the signs next to them', () => {
  expect(containsWord('the PRICE?', 'price')).toBe(true);
  expect(containsWord('#price', 'Price')).toBe(true);
  expect(containsWord('priceless', 'price')).toBe(false);
  expect(containsWord('noprice price', 'price')).toBe(true);
  expect(containsWord('prices', 'price')).toBe(false);
  expect(containsWord('2XL', 'XL')).toBe(false);
  expect(containsWord('how much is it', 'how much')).toBe(true);
  expect(containsWord('link🔥🔥', '🔥')).toBe(true);
  expect(containsWord('die STRASSE', 'Straße')).toBe(true);
  expect(containsWord('anything', ' ')).toBe(false);
});

it('finds separate words only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, keyword) => {
      if (containsWord(text, keyword)) expect(containsKeyword(text, keyword)).toBe(true);
      if (containsKeyword(keyword, keyword)) expect(containsWord(keyword, keyword)).toBe(true);
    }),
  );
});
