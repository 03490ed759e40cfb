import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

beforeEach(() => {
  jest.resetModules();
});
afterEach(() => localStorage.clear());

const openedWith = async (...tags: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  return import('./language.ts');
};

test('the page speaks the first language of the browser that there is, and writes numbers as the browser does', async () => {
  const { language, locale } = await openedWith('fr-FR', 'de-AT', 'en');
  expect([language(), locale()]).toEqual(['de', 'de-AT']);
});

test('the page speaks English when there is none of them', async () => {
  const { language, locale } = await openedWith('fr-FR');
  expect([language(), locale()]).toEqual(['en', 'en']);
});

test('a tag that is none is not what numbers are written by', async () => {
  const { language, locale } = await openedWith('en-US@posix', 'en-GB');
  expect([language(), locale()]).toEqual(['en', 'en-GB']);
  jest.resetModules();
  expect((await openedWith('en-US@posix')).locale()).toBe('en');
});

test('what a person chose in this browser goes first, from the next page on', async () => {
  const { chosenLanguage, keepLanguage, language } = await openedWith('en-GB');
  keepLanguage('de');
  expect([chosenLanguage(), language()]).toEqual(['de', 'en']);
  jest.resetModules();
  const next = await import('./language.ts');
  expect([next.language(), next.locale()]).toEqual(['de', 'de']);
  next.keepLanguage(null);
  expect(next.chosenLanguage()).toBeNull();
});
