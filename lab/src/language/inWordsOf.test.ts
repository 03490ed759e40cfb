import { test } from 'node:test';
import { expect } from 'expect';
import { inWordsOf } from './inWordsOf.ts';
import { readSentences, readTexts } from './readTexts.ts';

const pair = (english: string[][], translated: string[][]) => ({ english, translated, where: 'rooms.ts' });

test('plain texts are said as the page may say them, everything else as it is written', () => {
  const inWords = inWordsOf([
    pair([['Open']], [['Öffnen']]),
    pair([['Open']], [['Offen']]),
    pair([['Open']], [['Offen']]),
    pair([['Edit ', '']], [['', ' bearbeiten']]),
    pair([['Free'], ['Taken']], [['Frei'], ['Belegt']]),
  ]);
  expect(['Open', 'Edit rooms', 'Free', 'Juniper & Oak'].map(inWords)).toEqual([
    'Öffnen / Offen',
    'Edit rooms',
    'Free',
    'Juniper & Oak',
  ]);
});

test('the texts of the product and the sentences of the server are known', async () => {
  const inWords = inWordsOf([...(await readTexts('de', ['shell', 'shared', 'mf-auth'])), ...(await readSentences('de'))]);
  expect(inWords('Sign In')).toMatch(/^Anmelden( \/ |$)/);
  expect(inWords('Invalid username or password')).toBe('Benutzername oder Passwort ist falsch');
});
