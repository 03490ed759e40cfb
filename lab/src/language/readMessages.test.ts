import { test } from 'node:test';
import { expect } from 'expect';
import { literalsOfMessage, readMessages } from './readMessages.ts';

test('a message is one text for each combination of its choices', () => {
  expect(literalsOfMessage('Close')).toEqual([['Close']]);
  expect(literalsOfMessage('Edit {name} now')).toEqual([['Edit ', ' now']]);
  expect(literalsOfMessage('Show {count, plural, one {1 room} other {{count} rooms}}.')).toEqual([
    ['Show 1 room.'],
    ['Show ', ' rooms.'],
  ]);
});

test('messages of a package are read with their translations', () => {
  expect(readMessages('de', ['mf-auth'])).toContainEqual({
    english: [['Sign In']],
    translated: [['Anmelden']],
    where: 'mf-auth/src/copy.ts',
  });
});
