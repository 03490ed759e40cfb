import { test } from 'node:test';
import { expect } from 'expect';
import { languageOf } from './languageOf.ts';

const cases: [string, 'en' | 'de' | 'es'][] = [
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-de,en;q=0.8', 'de'],
  ['en, de;q=0.9', 'en'],
  ['en;q=0.3, de;q=0.9', 'de'],
  ['fr-FR, de;q=0.5, en;q=0.1', 'de'],
  ['de;q=0, en', 'en'],
  ['fr, es;q=0.5', 'es'],
  ['fr, pt;q=0.5', 'en'],
  ['*, de;q=0.5', 'en'],
  ['', 'en'],
  [';;q=x,,', 'en'],
];

for (const [header, language] of cases) {
  test(`"${header}" asks for ${language}`, () => {
    expect(languageOf({ 'accept-language': header })).toBe(language);
  });
}

test('a request without the header, or with a wildcard, requests no language', () => {
  expect([languageOf({}), languageOf({ 'accept-language': '*' })]).toEqual([null, null]);
});
