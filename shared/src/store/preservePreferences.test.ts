import { afterEach, expect, test } from '@jest/globals';
import { preservePreferences } from './preservePreferences.ts';

afterEach(() => localStorage.clear());

test('preserves theme and language only', async () => {
  localStorage.setItem('language', 'de');
  localStorage.setItem('fanfare.kept.text.a', 'Hello');
  await preservePreferences(async () => localStorage.clear());
  expect({ ...localStorage }).toEqual({ language: 'de' });
});
