import { expect, test } from '@jest/globals';
import { type OrderedAutomation, overlaps } from './overlaps.ts';

const all: OrderedAutomation = {
  _id: 'all',
  name: 'All',
  isActive: true,
  isRunnable: true,
  trigger: 'message_received',
  triggerSettings: {},
  conditions: [],
};
const byKeyword = (_id: string, keyword: string, ...keywords: string[]): OrderedAutomation => ({
  ...all,
  _id,
  name: _id,
  trigger: 'keyword_detected',
  triggerSettings: { keyword, keywords },
});
const price = byKeyword('price', 'price', 'Cost');
const list = byKeyword('list', 'PRICE list');

test('matching everything leaves nothing to later automations', () => {
  const by = { _id: 'all', name: 'All' };
  const everything = { each: [{ by, takes: 'everything', keywords: [] }], isUnreachable: true };
  expect([...overlaps([all, price, { ...all, _id: 'second' }])]).toEqual([
    ['price', everything],
    ['second', everything],
  ]);
  expect(overlaps([price, all]).size).toBe(0);
});

test('a keyword that contains an earlier one is taken; another keyword still matches', () => {
  const by = { _id: 'price', name: 'price' };
  expect([...overlaps([price, list])]).toEqual([
    ['list', { each: [{ by, takes: 'keywords', keywords: ['price list'] }], isUnreachable: true }],
  ]);
  expect(overlaps([price, byKeyword('more', 'costs', 'hours')]).get('more')).toEqual({
    each: [{ by, takes: 'keywords', keywords: ['costs'] }],
    isUnreachable: false,
  });
});

test('several automations together take all keywords, each listed with those it takes first', () => {
  const hours = byKeyword('hours', 'hour', 'cost');
  expect(overlaps([price, hours, byKeyword('more', 'costs', 'hours')]).get('more')).toEqual({
    each: [
      { by: { _id: 'price', name: 'price' }, takes: 'keywords', keywords: ['costs'] },
      { by: { _id: 'hours', name: 'hours' }, takes: 'keywords', keywords: ['hours'] },
    ],
    isUnreachable: true,
  });
});

test('reports the automation that takes everything', () => {
  const more = byKeyword('more', 'costs', 'hours');
  expect(overlaps([price, all, more]).get('more')).toMatchObject({ each: [{ by: { _id: 'all' } }], isUnreachable: true });
});

test('the first message of a contact is matched once', () => {
  const first: OrderedAutomation = { ...all, _id: 'f1', name: 'First', trigger: 'first_message' };
  expect([...overlaps([first, { ...first, _id: 'f2' }, price])]).toEqual([
    ['f2', { each: [{ by: { _id: 'f1', name: 'First' }, takes: 'first_messages', keywords: [] }], isUnreachable: true }],
  ]);
});

test.each(['story_reply', 'story_mention', 'postback'] as const)('%s is a message too', (trigger) => {
  expect(overlaps([all, { ...price, trigger }]).get('price')).toMatchObject({ each: [{ takes: 'everything' }] });
});

test.each([
  ['it is off', { isActive: false }],
  ['it has nothing to run', { isRunnable: false }],
  ['a condition may let a message through', { conditions: [{ type: 'tag', operator: 'has', value: 'vip' } as const] }],
  ['it starts on something else', { trigger: 'comment' as const }],
])('finds no overlap when %s', (_, over) => {
  expect(overlaps([{ ...all, ...over }, price]).size).toBe(0);
});

test.each(['time_based', 'comment', 'reaction', 'referral'] as const)('%s is left to later automations', (trigger) => {
  expect(overlaps([all, { ...price, trigger }]).size).toBe(0);
});
