import { afterEach, expect, test } from '@jest/globals';
import { applyTheme, chosenTheme, THEME_KEY } from './chosenTheme.ts';

afterEach(() => applyTheme('system'));

test('follows the device by default', () => {
  expect(chosenTheme()).toBe('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test.each(['light', 'dark'] as const)('applies and stores %s', (choice) => {
  applyTheme(choice);
  expect(document.documentElement).toHaveAttribute('data-theme', choice);
  expect(chosenTheme()).toBe(choice);
});

test("removes the choice for the device's theme", () => {
  applyTheme('dark');
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});

test('ignores an invalid stored theme', () => {
  localStorage.setItem(THEME_KEY, 'sepia');
  expect(chosenTheme()).toBe('system');
});
