import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

beforeEach(() => {
  jest.resetModules();
});
afterEach(() => localStorage.clear());

const openedWith = async (...tags: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  return import('./language.ts');
};

test("uses the first supported language of the browser, and the browser's number format", async () => {
  const { language, locale } = await openedWith('fr-FR', 'de-AT', 'en');
  expect([language(), locale()]).toEqual(['de', 'de-AT']);
});

test('falls back to English', async () => {
  const { language, locale } = await openedWith('fr-FR');
  expect([language(), locale()]).toEqual(['en', 'en']);
});

test('ignores an invalid locale for numbers', async () => {
  const { language, locale } = await openedWith('en-US@posix', 'en-GB');
  expect([language(), locale()]).toEqual(['en', 'en-GB']);
  jest.resetModules();
  expect((await openedWith('en-US@posix')).locale()).toBe('en');
});

test('a stored choice takes precedence from the next page on', async () => {
  const { chosenLanguage, keepLanguage, language } = await openedWith('en-GB');
  keepLanguage('de');
  expect([chosenLanguage(), language()]).toEqual(['de', 'en']);
  jest.resetModules();
  const next = await import('./language.ts');
  expect([next.language(), next.locale()]).toEqual(['de', 'de']);
  next.keepLanguage(null);
  expect(next.chosenLanguage()).toBeNull();
});
