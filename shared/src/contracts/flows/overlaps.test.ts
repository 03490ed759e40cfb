import { expect, test } from '@jest/globals';
import { type AskedInTurn, overlaps } from './overlaps.ts';

const all: AskedInTurn = {
  _id: 'all',
  name: 'All',
  isActive: true,
  isRunnable: true,
  trigger: 'message_received',
  triggerSettings: {},
  conditions: [],
};
const byKeyword = (_id: string, keyword: string, ...keywords: string[]): AskedInTurn => ({
  ...all,
  _id,
  name: _id,
  trigger: 'keyword_detected',
  triggerSettings: { keyword, keywords },
});
const price = byKeyword('price', 'price', 'Cost');
const list = byKeyword('list', 'PRICE list');

test('what answers everything leaves nothing to those behind it', () => {
  const by = { _id: 'all', name: 'All' };
  const everything = { each: [{ by, takes: 'everything', keywords: [] }], isNeverAsked: true };
  expect([...overlaps([all, price, { ...all, _id: 'second' }])]).toEqual([
    ['price', everything],
    ['second', everything],
  ]);
  expect(overlaps([price, all]).size).toBe(0);
});

test('a keyword that holds an earlier one is taken; with one of its own left it is still asked', () => {
  const by = { _id: 'price', name: 'price' };
  expect([...overlaps([price, list])]).toEqual([
    ['list', { each: [{ by, takes: 'keywords', keywords: ['price list'] }], isNeverAsked: true }],
  ]);
  expect(overlaps([price, byKeyword('more', 'costs', 'hours')]).get('more')).toEqual({
    each: [{ by, takes: 'keywords', keywords: ['costs'] }],
    isNeverAsked: false,
  });
});

test('earlier ones that take every keyword together leave nothing; each is told with what it is the first to take', () => {
  const hours = byKeyword('hours', 'hour', 'cost');
  expect(overlaps([price, hours, byKeyword('more', 'costs', 'hours')]).get('more')).toEqual({
    each: [
      { by: { _id: 'price', name: 'price' }, takes: 'keywords', keywords: ['costs'] },
      { by: { _id: 'hours', name: 'hours' }, takes: 'keywords', keywords: ['hours'] },
    ],
    isNeverAsked: true,
  });
});

test('of several earlier ones the one that leaves nothing is told', () => {
  const more = byKeyword('more', 'costs', 'hours');
  expect(overlaps([price, all, more]).get('more')).toMatchObject({ each: [{ by: { _id: 'all' } }], isNeverAsked: true });
});

test('the first message of a person is answered once', () => {
  const first: AskedInTurn = { ...all, _id: 'f1', name: 'First', trigger: 'first_message' };
  expect([...overlaps([first, { ...first, _id: 'f2' }, price])]).toEqual([
    ['f2', { each: [{ by: { _id: 'f1', name: 'First' }, takes: 'first_messages', keywords: [] }], isNeverAsked: true }],
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
])('nothing is taken when %s', (_, over) => {
  expect(overlaps([{ ...all, ...over }, price]).size).toBe(0);
});

test.each(['time_based', 'comment', 'reaction', 'referral'] as const)('%s is left to those behind', (trigger) => {
  expect(overlaps([all, { ...price, trigger }]).size).toBe(0);
});
