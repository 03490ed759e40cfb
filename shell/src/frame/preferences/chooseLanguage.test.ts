import { chosenLanguage } from '@fanfare/shared/language';
import { afterEach, expect, jest, test } from '@jest/globals';
import { chooseLanguage } from './chooseLanguage.ts';

afterEach(() => localStorage.clear());

test('a language is kept before the page is opened anew', async () => {
  const found: (string | null)[] = [];
  const openAnew = () => void found.push(chosenLanguage());
  await chooseLanguage('de', { mayLeave: async () => true, openAnew });
  await chooseLanguage(null, { mayLeave: async () => true, openAnew });
  expect(found).toEqual(['de', null]);
});

test('who stays for what is not saved keeps the language, too', async () => {
  const openAnew = jest.fn();
  await chooseLanguage('de', { mayLeave: async () => false, openAnew });
  expect(chosenLanguage()).toBeNull();
  expect(openAnew).not.toHaveBeenCalled();
});
