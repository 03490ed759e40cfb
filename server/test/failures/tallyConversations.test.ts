import { test } from 'node:test';
import { expect } from 'expect';
import { longestGapMs, tallyConversations } from './tallyConversations.ts';

test('lost, repeated and reordered answers are counted', () => {
  const asked = ['a', 'b', 'c', 'd'];
  const count = (...answers: string[]) => tallyConversations([{ asked, answers }]);
  expect(count('a', 'b', 'c', 'd')).toEqual({ messages: 4, lost: 0, twice: 0, outOfOrder: 0 });
  expect(count('a', 'c', 'd')).toEqual({ messages: 4, lost: 1, twice: 0, outOfOrder: 0 });
  expect(count('a', 'b', 'b', 'c', 'd', 'a')).toEqual({ messages: 4, lost: 0, twice: 2, outOfOrder: 0 });
  expect(count('b', 'a', 'c', 'd')).toEqual({ messages: 4, lost: 0, twice: 0, outOfOrder: 1 });
  expect(count('another', 'a', 'b', 'c', 'd').outOfOrder).toBe(1);
});

test('a gap begins with the message or with the answer before', () => {
  expect(longestGapMs([0, 10, 20], [5, 40, 41])).toBe(30);
  expect(longestGapMs([0, 0, 0], [5, 9, 20])).toBe(11);
  expect(longestGapMs([8], [5])).toBe(0);
});
