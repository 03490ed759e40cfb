import { test } from 'node:test';
import { expect } from 'expect';
import { findKeywords, moodOf, tokensOf } from './findKeywords.ts';

test('words are counted once per message, without stop words', () => {
  const keywords = findKeywords(['What is the price? Price!', 'the PRICE please', 'Where is my order']);
  expect(keywords.map(({ keyword, count }) => [keyword, count])).toEqual([
    ['price', 2],
    ['order', 1],
  ]);
});

test('the mood of a word is that of the messages that contain it', () => {
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

test('a negation inverts the mood, and emoji count', () => {
  expect(moodOf(tokensOf('This is not good'))).toBe(-1);
  expect(moodOf(tokensOf('I don’t hate it'))).toBe(1);
  expect(moodOf(tokensOf('❤️'))).toBe(1);
  expect(moodOf(tokensOf('one two'))).toBe(0);
});
