import { expect, test } from '@jest/globals';
import { pathText, pointerTo, valueAt } from './jsonPointer.ts';
import { MOST_FOUND, searchJson } from './searchJson.ts';

test('finds keys and primitive values in document order', () => {
  const document = { Price: 1, list: ['no', 'the price'], deep: { price: { x: null } } };
  expect(searchJson(document, 'price')).toEqual(['/Price', '/list/1', '/deep/price']);
  expect(searchJson(document, 'null')).toEqual(['/deep/price/x']);
  expect(searchJson(document, '')).toEqual([]);
});

test('limits the number of matches', () => {
  expect(
    searchJson(
      Array.from({ length: 2000 }, () => 'x'),
      'x',
    ),
  ).toHaveLength(MOST_FOUND);
});

test('searches at any depth', () => {
  let document: unknown = 'bottom';
  for (let depth = 0; depth < 20_000; depth++) document = [document];
  expect(searchJson(document, 'bottom')).toEqual(['/0'.repeat(20_000)]);
});

test('finds unusual keys again, and formats them as in code', () => {
  const document = { 'a/b': { '~c': [{ 'two words': 7 }] } };
  const pointer = ['a/b', '~c', '0', 'two words'].reduce(pointerTo, '');
  expect(valueAt(document, pointer)).toBe(7);
  expect(pathText(document, pointer)).toBe('["a/b"]["~c"][0]["two words"]');
  expect(valueAt(document, '/constructor')).toBeUndefined();
});
