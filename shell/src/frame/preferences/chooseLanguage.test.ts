import { chosenLanguage } from '@fanfare/shared/language';
import { afterEach, expect, jest, test } from '@jest/globals';
import { chooseLanguage } from './chooseLanguage.ts';

afterEach(() => localStorage.clear());

test('stores the language before the page reloads', async () => {
  const found: (string | null)[] = [];
  const reloadPage = () => void found.push(chosenLanguage());
  await chooseLanguage('de', { mayLeave: async () => true, reloadPage });
  await chooseLanguage(null, { mayLeave: async () => true, reloadPage });
  expect(found).toEqual(['de', null]);
});

test('does not change the language if the user stays for unsaved changes', async () => {
  const reloadPage = jest.fn();
  await chooseLanguage('de', { mayLeave: async () => false, reloadPage });
  expect(chosenLanguage()).toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();
});
