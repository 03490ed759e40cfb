import { test } from 'node:test';
import { expect } from 'expect';
import { literalsOfMessage, readPageMessages } from './readMessages.ts';
import { translatorOf } from './translatorOf.ts';

const pair = (english: string, translated: string) => ({
  english: literalsOfMessage(english),
  translated: literalsOfMessage(translated),
  where: 'rooms.ts',
});

const inGerman = translatorOf([
  pair('Open', 'Öffnen'),
  pair('Open', 'Offen'),
  pair('Looking for rooms ...', 'Zimmer werden gesucht ...'),
  pair('Edit {name}', '{name} bearbeiten'),
  pair('Step {n}', 'Schritt {n}'),
  pair('Steps of {name}', 'Schritte von {name}'),
  pair(
    '{count, plural, one {1 room is free} other {{count} rooms are free}}',
    '{count, plural, one {1 Zimmer ist frei} other {{count} Zimmer sind frei}}',
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

test('the message with the most words in common is chosen', () => {
  expect('Schritte von Haus').toMatch(inGerman('Steps of Haus') ?? '');
  expect('Alle 12 Schritte zeigen').not.toMatch(inGerman('Steps of Haus') ?? '');
});

test('a part of a text is found in the whole of its translation', () => {
  expect('Zimmer werden gesucht ...').toMatch(inGerman('Looking for') ?? '');
});

test('accepts the original of ambiguous and untranslated texts', () => {
  expect('Edit Wars').toMatch(inGerman('Edit Wars') ?? '');
  expect(inGerman('Juniper & Oak')).toBeNull();
});

test('the messages of a remote and of the server are found in their catalogues', () => {
  const inProduct = translatorOf(readPageMessages('de', 'mf-auth'));
  expect('Anmelden').toMatch(inProduct('Sign In') ?? '');
  expect('Benutzername oder Passwort ist falsch').toMatch(inProduct('Invalid username or password') ?? '');
  expect(inProduct('Message Node')).toBeNull();
});
