import { afterEach, expect, test } from '@jest/globals';
import { keepingChoices } from './keepingChoices.ts';

afterEach(() => localStorage.clear());

test('theme and language outlive the session, and nothing else does', async () => {
  localStorage.setItem('language', 'de');
  localStorage.setItem('fanfare.kept.text.a', 'Hello');
  await keepingChoices(async () => localStorage.clear());
  expect({ ...localStorage }).toEqual({ language: 'de' });
});
