import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { languageOf } from '../http/languageOf.ts';
import { messagesById } from './messagesById.ts';
import { readTranslations, translatorFor } from './translations.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'fanfare-locales-'));
after(() => rmSync(dir, { recursive: true }));
const write = (language: string, translations: Record<string, string>) => {
  const entries = Object.entries(translations).map(([id, text]) => `msgctxt "${id}"\nmsgid "English"\nmsgstr "${text}"\n`);
  writeFileSync(path.join(dir, `${language}.po`), ['msgid ""\nmsgstr ""\n', ...entries].join('\n'));
};
write('en', {});
write('pl', { 'pages.sdk-package': '{kilobytes, plural, one {# kilobajt} few {# kilobajty} other {# kilobajtów}}, {integrity}' });
write('fr', { 'mails.greeting': 'Bonjour {username},', 'csv.date': '' });
appendFileSync(path.join(dir, 'fr.po'), '\n#~ msgctxt "mails.greeting"\n#~ msgid "Hi"\n#~ msgstr "Salut"\n');

const translations = readTranslations(dir);

test('a catalogue adds its language to the supported ones', () => {
  expect(translations.languages).toEqual(['en', 'fr', 'pl']);
  const languageFor = (accepted: string) => languageOf({ 'accept-language': accepted }, translations.languages);
  expect(languageFor('fr-CA, de;q=0.9')).toBe('fr');
  expect(languageFor('de, pl;q=0.5, en;q=0.1')).toBe('pl');
  expect(languageFor('de')).toBe('en');
});

test('a message that a catalogue lacks or has not translated is English', () => {
  const { language, translate } = translations.translatorFor('fr');
  expect(language).toBe('fr');
  expect(translate('mails.greeting', { username: 'Anna' })).toBe('Bonjour Anna,');
  expect(translate('csv.date')).toBe('date');
  expect(translate('mails.device', { browser: 'Firefox', system: 'Linux' })).toBe('Firefox on Linux');
});

test('plural forms are those of the language', () => {
  const { translate } = translations.translatorFor('pl');
  const sizeOf = (kilobytes: number) => translate('pages.sdk-package', { kilobytes, integrity: 'x' });
  expect([1, 3, 12].map(sizeOf)).toEqual(['1 kilobajt, x', '3 kilobajty, x', '12 kilobajtów, x']);
});

test('a language without a catalogue, or none, is English', () => {
  for (const asked of ['it', null]) {
    const { language, translate } = translations.translatorFor(asked);
    expect([language, translate('csv.date')]).toEqual(['en', 'date']);
  }
});

test('a message accepts neither an unknown id nor values outside its text', () => {
  const { translate } = translatorFor('en');
  // @ts-expect-error There is no such message.
  translate('mails.never');
  // @ts-expect-error The value of {username} is missing.
  translate('mails.greeting');
  // @ts-expect-error The text has no {name}.
  translate('mails.greeting', { username: 'Anna', name: 'Anna' });
  // @ts-expect-error The text has no placeholder.
  expect(translate('csv.date', { day: 1 })).toBe('date');
});

test('ids have an area and a name, and texts plain placeholders', () => {
  for (const [id, text] of Object.entries(messagesById)) {
    expect(id).toMatch(/^(mails|csv|pages)\.[a-z]+(-[a-z]+)*$/);
    expect([id, text.replace(/\{\w+\}/g, '')]).toEqual([id, expect.not.stringMatching(/[{}]/)]);
  }
});
