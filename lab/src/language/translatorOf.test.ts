import { test } from 'node:test';
import { expect } from 'expect';
import { literalsOf } from './literalsOf.ts';
import { readSentences, readTexts } from './readTexts.ts';
import { translatorOf } from './translatorOf.ts';

const pair = (english: string | ((...values: string[]) => string), translated: typeof english) => ({
  english: typeof english === 'string' ? [[english]] : literalsOf(String(english)),
  translated: typeof translated === 'string' ? [[translated]] : literalsOf(String(translated)),
  where: 'rooms.ts',
});

const inGerman = translatorOf([
  pair('Open', 'Öffnen'),
  pair('Open', 'Offen'),
  pair('Looking for rooms ...', 'Zimmer werden gesucht ...'),
  pair(
    (name) => `Edit ${name}`,
    (name) => `${name} bearbeiten`,
  ),
  pair(
    (count) => (count === '1' ? '1 room is free' : `${count} rooms are free`),
    (count) => (count === '1' ? '1 Zimmer ist frei' : `${count} Zimmer sind frei`),
  ),
]);

test('a text is whatever the other language has for it', () => {
  expect('Offen').toMatch(inGerman('Open') ?? '');
  expect('Öffnen').toMatch(inGerman('Open') ?? '');
  expect('Bearbeiten').not.toMatch(inGerman('Open') ?? '');
  expect('Haus (rot) bearbeiten').toMatch(inGerman('Edit Haus (rot)') ?? '');
  expect('3 Zimmer sind frei').toMatch(inGerman('3 rooms are free') ?? '');
  expect('1 Zimmer ist frei').toMatch(inGerman('1 room is free') ?? '');
});

test('a part of a text is found in the whole of its translation', () => {
  expect('Zimmer werden gesucht ...').toMatch(inGerman('Looking for') ?? '');
});

test('what looks like made by us may be a name, and what nobody has translated stays', () => {
  expect('Edit Wars').toMatch(inGerman('Edit Wars') ?? '');
  expect(inGerman('Juniper & Oak')).toBeNull();
});

test('the texts and sentences of the product are found in their files', async () => {
  const inProduct = translatorOf([...(await readTexts('de', ['shell', 'shared', 'mf-auth'])), ...(await readSentences('de'))]);
  expect('Anmelden').toMatch(inProduct('Sign In') ?? '');
  expect('Benutzername oder Passwort ist falsch').toMatch(inProduct('Invalid username or password') ?? '');
  expect(inProduct('Message Node')).toBeNull();
});
