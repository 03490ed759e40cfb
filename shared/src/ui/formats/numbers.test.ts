import { expect, test } from '@jest/globals';
import { countText, decimalText, listText, percentText, shortCountText, signedText } from './numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
])('the count %d is %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

test('short counts have a unit from a thousand on', () => {
  expect([0, 40, 999, 2_000, 12_500, 1_500_000].map(shortCountText)).toEqual(['0', '40', '999', '2K', '12.5K', '1.5M']);
});

test('decimals are cut, and a percentage has one decimal where it is wanted', () => {
  expect([4, 4.44].map((value) => decimalText(value))).toEqual(['4', '4.4']);
  expect([75, 96.66].map((value) => percentText(value))).toEqual(['75%', '96.7%']);
  expect([100, 96.66].map((value) => percentText(value, 1))).toEqual(['100.0%', '96.7%']);
});

test('changes have a sign, and lists the words of the language', () => {
  expect([4, 0, -3].map((change) => signedText(change))).toEqual(['+4', '0', '-3']);
  expect(signedText(0.333, 'percent')).toBe('+33%');
  expect(listText(['messages', 'comments'])).toBe('messages and comments');
});
