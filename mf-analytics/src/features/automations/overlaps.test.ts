import { expect, test } from '@jest/globals';
import { overlaps } from './overlaps.ts';
import { anAutomation } from './testing/builders.ts';

const all = anAutomation({ _id: 'all', name: 'All' });
const price = anAutomation({
  _id: 'price',
  name: 'Price',
  trigger: 'keyword_detected',
  triggerSettings: { keyword: 'price', keywords: ['Cost'] },
});
const list = anAutomation({ _id: 'list', trigger: 'keyword_detected', triggerSettings: { keyword: 'PRICE list' } });

test('what answers everything leaves nothing to those behind it', () => {
  expect([...overlaps([price, all, list])]).toEqual([['list', '“Price” is asked before it and answers “price list”.']]);
  expect([...overlaps([all, price])]).toEqual([['price', '“All” is asked before it and answers every message.']]);
  const first = anAutomation({ _id: 'f1', name: 'First', trigger: 'first_message' });
  expect([...overlaps([first, { ...first, _id: 'f2' }, price])]).toEqual([
    ['f2', '“First” is asked before it and answers every first message.'],
  ]);
});

test.each([
  ['it is off', { isActive: false }],
  ['it has nothing to run', { isRunnable: false }],
  ['a condition may let a message through', { conditions: [{ type: 'tag', operator: 'has', value: 'vip' } as const] }],
  ['it starts on something else', { trigger: 'comment' as const }],
])('nothing is taken when %s', (_, over) => {
  expect(overlaps([{ ...all, ...over }, price]).size).toBe(0);
});

test('what messages do not start is asked by nobody before it', () => {
  expect(overlaps([all, { ...price, trigger: 'time_based' }, { ...price, trigger: 'comment' }]).size).toBe(0);
});
