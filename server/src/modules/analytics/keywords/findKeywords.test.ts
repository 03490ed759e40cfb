import { test } from 'node:test';
import { expect } from 'expect';
import { findKeywords, moodOf, tokensOf } from './findKeywords.ts';

test('words are counted by message, common words are left out', () => {
  const keywords = findKeywords(['What is the price? Price!', 'the PRICE please', 'Where is my order']);
  expect(keywords.map(({ keyword, count }) => [keyword, count])).toEqual([
    ['price', 2],
    ['order', 1],
  ]);
});

test('the mood is that of the messages that hold the word', () => {
  const keywords = findKeywords([
    'great price, thanks',
    'love the price',
    'my order is broken',
    'order late, awful',
    'shipping info',
  ]);
  const moods = Object.fromEntries(keywords.map(({ keyword, sentiment }) => [keyword, sentiment]));
  expect(moods).toMatchObject({ price: 'positive', order: 'negative', shipping: 'neutral' });
  expect(keywords.every(({ isEstimate }) => isEstimate)).toBe(true);
});

test('a negation turns the mood around; signs count', () => {
  expect(moodOf(tokensOf('This is not good'))).toBe(-1);
  expect(moodOf(tokensOf('I don’t hate it'))).toBe(1);
  expect(moodOf(tokensOf('❤️'))).toBe(1);
  expect(moodOf(tokensOf('one two'))).toBe(0);
});
