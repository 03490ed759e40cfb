import { afterEach, expect, test } from '@jest/globals';
import { applyTheme, chosenTheme, THEME_KEY } from './chosenTheme.ts';

afterEach(() => applyTheme('system'));

test('nothing chosen follows the device', () => {
  expect(chosenTheme()).toBe('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test.each(['light', 'dark'] as const)('%s is painted and kept', (choice) => {
  applyTheme(choice);
  expect(document.documentElement).toHaveAttribute('data-theme', choice);
  expect(chosenTheme()).toBe(choice);
});

test('back to the device forgets the choice', () => {
  applyTheme('dark');
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});

test('a kept value that is no theme counts as none', () => {
  localStorage.setItem(THEME_KEY, 'sepia');
  expect(chosenTheme()).toBe('system');
});
