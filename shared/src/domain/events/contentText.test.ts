import { beforeEach, expect, jest, test } from '@jest/globals';
import { message } from '../../contracts/index.ts';

beforeEach(async () => {
  jest.resetModules();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  await import('../../locales/de.po');
});

test("translates the server's texts, but not a user's", async () => {
  const { contentText } = await import('./contentText.ts');
  const text = 'Shared story';
  const content = { text, message: message('events.shared-story') };
  expect(contentText({ eventType: 'messages', content, message: null })).toBe('Geteilte Story');
  expect(contentText({ eventType: 'messages', content: { text }, message: text })).toBe('Shared story');
});

test('recognises notices', async () => {
  const { contentText } = await import('./contentText.ts');
  const text = '70 %';
  const content = { text, message: message('notices.percent', { share: { number: 70.5 } }) };
  expect(contentText({ eventType: 'goal_missed', content, message: text })).toBe('70,5 %');
});

test('an event without a text has the specified text', async () => {
  const { contentText } = await import('./contentText.ts');
  expect(contentText({ eventType: 'unknown', content: { text: null }, message: null })).toBe('Kein Inhalt verfügbar');
});
