import type { ThreadMessage } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { aMessage } from '../testing/builders.ts';
import { groupMessages } from './groupMessages.ts';

const at = (time: string, author: ThreadMessage['author']) => aMessage({ id: time, at: new Date(time).toISOString(), author });
const shape = (messages: ThreadMessage[]) =>
  groupMessages(messages).map(({ author, day, messages: held }) => [author, day !== null, held.map(({ id }) => id)]);

test('groups messages of one author within five minutes in reading order', () => {
  const messages = [
    at('2026-03-02T12:10:00', 'person'),
    at('2026-03-02T12:03:00', 'contact'),
    at('2026-03-02T12:01:00', 'contact'),
  ];
  expect(shape(messages)).toEqual([
    ['contact', true, ['2026-03-02T12:01:00', '2026-03-02T12:03:00']],
    ['person', false, ['2026-03-02T12:10:00']],
  ]);
});

test('starts a new group after a pause and on a new day', () => {
  const messages = [
    at('2026-03-03T00:01:00', 'contact'),
    at('2026-03-02T23:59:00', 'contact'),
    at('2026-03-02T12:00:00', 'contact'),
  ];
  expect(shape(messages)).toEqual([
    ['contact', true, ['2026-03-02T12:00:00']],
    ['contact', false, ['2026-03-02T23:59:00']],
    ['contact', true, ['2026-03-03T00:01:00']],
  ]);
});

test('returns no groups without messages', () => {
  expect(groupMessages([])).toEqual([]);
});
