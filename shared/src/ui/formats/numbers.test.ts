import { expect, test } from '@jest/globals';
import { countText } from './countText.ts';

test.each([0, 7, 999])('%d needs no separator', (count) => {
  expect(countText(count)).toBe(String(count));
});

test('formats numbers from a thousand on like the browser', () => {
  expect(countText(1_234_567)).toBe((1_234_567).toLocaleString());
});
