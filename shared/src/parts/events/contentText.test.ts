import { beforeEach, expect, jest, test } from '@jest/globals';
import { message } from '../../contracts/index.ts';

beforeEach(async () => {
  jest.resetModules();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  await import('../../locales/de.po');
});

test("what the server says of an event is put into the language of the page, a person's own words are not", async () => {
  const { contentText } = await import('./contentText.ts');
  const text = 'Shared story';
  const content = { text, message: message('events.shared-story') };
  expect(contentText({ eventType: 'messages', content, message: null })).toBe('Geteilte Story');
  expect(contentText({ eventType: 'messages', content: { text }, message: text })).toBe('Shared story');
});

test('notices are ours', async () => {
  const { contentText } = await import('./contentText.ts');
  const text = '70 %';
  const content = { text, message: message('notices.percent', { share: { number: 70.5 } }) };
  expect(contentText({ eventType: 'goal_missed', content, message: text })).toBe('70,5 %');
});

test('an event without a text says so', async () => {
  const { contentText } = await import('./contentText.ts');
  expect(contentText({ eventType: 'unknown', content: { text: null }, message: null })).toBe('Kein Inhalt verfügbar');
});
