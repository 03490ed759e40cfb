import { expect, test } from '@jest/globals';
import { speakSentences } from '../../language/index.ts';
import { contentText } from './contentText.ts';

speakSentences({ 'Shared story': 'Geteilte Story', 'The goal {name} was missed.': 'Das Ziel {name} wurde verfehlt.' });

test("what the server says of an event is put into the language of the page, a person's own words are not", () => {
  const text = 'Shared story';
  expect(contentText({ eventType: 'messages', content: { text }, message: null })).toBe('Geteilte Story');
  expect(contentText({ eventType: 'messages', content: { text }, message: text })).toBe('Shared story');
});

test('notices are ours', () => {
  const text = 'The goal 70 was missed.';
  expect(contentText({ eventType: 'goal_missed', content: { text }, message: text })).toBe('Das Ziel 70 wurde verfehlt.');
});

test('an event without a text says so', () => {
  expect(contentText({ eventType: 'unknown', content: { text: null }, message: null })).toBe('No content available');
});
