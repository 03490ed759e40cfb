import { test } from 'node:test';
import { expect } from 'expect';
import { createTranslate } from './createTranslate.ts';
import { readPageMessages } from './readMessages.ts';

const pair = (english: string[][], translated: string[][]) => ({ english, translated, where: 'rooms.ts' });

test('translates plain texts and leaves other texts unchanged', () => {
  const translate = createTranslate([
    pair([['Open']], [['Öffnen']]),
    pair([['Open']], [['Offen']]),
    pair([['Open']], [['Offen']]),
    pair([['Edit ', '']], [['', ' bearbeiten']]),
    pair([['Free'], ['Taken']], [['Frei'], ['Belegt']]),
  ]);
  expect(['Open', 'Edit rooms', 'Free', 'Juniper & Oak'].map(translate)).toEqual([
    'Öffnen / Offen',
    'Edit rooms',
    'Free',
    'Juniper & Oak',
  ]);
});

test('the texts of a remote and the messages of the server are known', () => {
  const translate = createTranslate(readPageMessages('de', 'mf-auth'));
  expect(translate('Sign In')).toMatch(/^Anmelden( \/ |$)/);
  expect(translate('Invalid username or password')).toBe('Benutzername oder Passwort ist falsch');
});
