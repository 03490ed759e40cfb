import { anEvent } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { filterNotifications, noFilter } from './filterNotifications.ts';

const message = anEvent({ eventId: 'a', userInfo: { username: 'Ana.Lima' }, senderId: '111', content: { text: 'The PRICE?' } });
const comment = anEvent({ eventId: 'b', eventType: 'comments', userInfo: { username: null }, senderId: '222', isRead: true });
const items = [message, comment];

test('returns everything in order without a filter', () => {
  expect(filterNotifications(items, noFilter)).toEqual(items);
});

test('filters by type', () => {
  expect(filterNotifications(items, { ...noFilter, type: 'comments' })).toEqual([comment]);
});

test.each(['ana', '111', 'price', 'messages', '  Lima '])('finds the message by "%s"', (search) => {
  expect(filterNotifications([message, { ...comment, content: { text: 'hello' } }], { ...noFilter, search })).toEqual([message]);
});

test('separates unread and archived events', () => {
  const archived = anEvent({ eventId: 'c', isArchived: true });
  expect(filterNotifications([...items, archived], { ...noFilter, show: 'unread' })).toEqual([message]);
  expect(filterNotifications([...items, archived], { ...noFilter, show: 'archived' })).toEqual([archived]);
});
