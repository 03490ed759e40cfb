import { expect, test } from '@jest/globals';
import { clearReturnTo, getReturnTo, storeReturnTo } from './returnTo.ts';

test('leads to the dashboard when nothing is stored', () => {
  expect(getReturnTo()).toBe('/dashboard');
});

test('stores path and query until they are cleared', () => {
  storeReturnTo('/webhook-management?tab=testing');
  expect(getReturnTo()).toBe('/webhook-management?tab=testing');
  clearReturnTo();
  expect(getReturnTo()).toBe('/dashboard');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'evil',
  '',
  ' /x',
  '\\/evil.example',
])('S7: %j in the storage leads to the dashboard', (path) => {
  storeReturnTo(path);
  expect(getReturnTo()).toBe('/dashboard');
});
