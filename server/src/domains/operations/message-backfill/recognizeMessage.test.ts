import { test } from 'node:test';
import { type MessageText, message } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { renderFormerEnglish } from '../../../infrastructure/messages/renderFormerEnglish.ts';
import { recognizeMessage } from './recognizeMessage.ts';

const card = (title: string) => message('runs.card', { title });

const recognized: MessageText[] = [
  message('runs.started'),
  message('runs.sends-text', { text: 'The run is over. Bye' }),
  message('runs.sends-text', { text: '5" pipe' }),
  message('runs.sends-text-with-options', { text: 'Hi', options: '"a", "b"' }),
  message('runs.sends-content', { what: message('runs.card-list', { title: 'X', others: card('Y') }) }),
  message('runs.waits-until', { time: { time: '2026-11-22T09:30:00.000Z' } }),
  message('runs.request-failed', { error: message('runs.request-host-unknown') }),
  message('runs.too-many-steps', { max: '1000' }),
  message('publishing.caption-length', { count: { number: 2_345 }, max: { number: 2_200 } }),
  message('instagram.error-with-number', { text: message('instagram.person-gone'), number: '551' }),
  message('instagram.error-with-number', { text: 'Words of Instagram', number: '551' }),
  message('triggers.text-without-keywords', { wanted: message('triggers.keyword-or', { keyword: 'a', others: '"b"' }) }),
  message('notices.nothing-received', { username: 'shop', time: { time: '2026-11-22T09:30:00.000Z' } }),
  [message('runs.sends-text', { text: 'x' }), message('runs.value-missing', { names: 'city' })],
  [message('runs.no-media'), message('runs.note'), message('runs.over')],
];

for (const text of recognized) {
  const english = renderFormerEnglish(text);
  test(`is recognized: ${english}`, () => expect(recognizeMessage(english)).toEqual(text));
}

for (const text of [
  '',
  'Hello.',
  'The run begins. Hello.',
  'contains x',
  'Chrome on Linux',
  'More than many automatic messages to one person within a minute: this run was paused.',
  `Sends "${'x'.repeat(5_000)}".`,
]) {
  test(`is not recognized: ${text.slice(0, 40)}`, () => expect(recognizeMessage(text)).toBeNull());
}
