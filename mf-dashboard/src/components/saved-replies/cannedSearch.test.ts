import type { CannedReply } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { cannedSearch, findCanned } from './cannedSearch.ts';

test.each([
  ['/', ''],
  ['/Ship', 'ship'],
  ['/ship now', null],
  ['see /ship', null],
  ['', null],
])('"%s" searches for %s', (text, search) => {
  expect(cannedSearch(text)).toBe(search);
});

test('sorts shortcuts that start with the text before those that contain it', () => {
  const reply = (shortcut: string, text: string): CannedReply => ({ id: shortcut, shortcut, text, updatedAt: '' });
  const replies = [reply('hours', 'We ship until six'), reply('shipping', 'Three days'), reply('returns', 'Thirty days')];
  expect(findCanned(replies, 'ship').map(({ id }) => id)).toEqual(['shipping', 'hours']);
  expect(findCanned(replies, '')).toHaveLength(3);
});
