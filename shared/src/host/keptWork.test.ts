import { afterEach, expect, test } from '@jest/globals';
import { isWorkKept, KEPT_WORK } from './keptWork.ts';

afterEach(() => localStorage.clear());

test('work is kept while something stands under such a key', () => {
  localStorage.setItem('theme', 'dark');
  expect(isWorkKept()).toBe(false);
  localStorage.setItem(`${KEPT_WORK}text.reply`, 'Dear');
  expect(isWorkKept()).toBe(true);
});
