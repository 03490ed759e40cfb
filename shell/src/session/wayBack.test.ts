import { expect, test } from '@jest/globals';
import { forgetWayBack, rememberWayBack, wayBack } from './wayBack.ts';

test('leads to the dashboard when nothing is kept', () => {
  expect(wayBack()).toBe('/dashboard');
});

test('keeps path and query until it is forgotten', () => {
  rememberWayBack('/webhook-management?tab=testing');
  expect(wayBack()).toBe('/webhook-management?tab=testing');
  forgetWayBack();
  expect(wayBack()).toBe('/dashboard');
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
])('S7: %j, written into the storage by somebody else, leads to the dashboard', (path) => {
  rememberWayBack(path);
  expect(wayBack()).toBe('/dashboard');
});
