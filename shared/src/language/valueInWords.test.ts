import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

beforeEach(() => {
  jest.resetModules();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('numbers, days and moments are written as the language of the page does', async () => {
  const { valueInWords } = await import('./valueInWords.ts');
  expect(['1,234', '45.5', '1,234.5', '70.5 %', '12'].map(valueInWords)).toEqual(['1.234', '45,5', '1.234,5', '70,5 %', '12']);
  expect(['22 Nov 2026', '2026-11-22'].map(valueInWords)).toEqual(['22. November 2026', '22. November 2026']);
  expect(valueInWords('2026-11-22T10:05:00.000Z')).toMatch(/^22\.11\.2026, \d\d:\d\d$/);
});

test('anything else is as it was', async () => {
  const { valueInWords } = await import('./valueInWords.ts');
  const others = ['v25.0', '1.91:1', '2026-99-99', '99 Foo 2026', 'stories', '10.0.0.1'];
  expect(others.map(valueInWords)).toEqual(others);
});
