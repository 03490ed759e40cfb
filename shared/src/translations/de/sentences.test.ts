import { expect, test } from '@jest/globals';
import { message, renderEnglish } from '../../contracts/index.ts';
import { inWords } from '../../language/index.ts';
import './index.ts';
import { sentences } from './sentences.ts';

const numbers = ['count', 'days', 'max', 'min'];

/** What nobody could take for a sentence of ours. */
const samplesOf = (template: string) =>
  Object.fromEntries(
    [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ''], at) => [name, numbers.includes(name) ? String(at + 3) : `zq${at}x`]),
  );

const filled = (template: string, samples: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => samples[name] ?? whole);

test.each(Object.keys(sentences))('%s', (template) => {
  const samples = samplesOf(template);
  expect(inWords(filled(template, samples))).toBe(filled(sentences[template] ?? '', samples));
});

test('what is composed comes back composed', () => {
  const finding = message('doctor.token-days-left', { days: 3 });
  const fix = message('doctor.reconnect');
  expect(inWords(renderEnglish([finding, message('doctor.token-not-renewed')]))).toBe(
    'Die Verbindung hält noch 3 Tage. Sie ließ sich nicht erneuern.',
  );
  expect(inWords(renderEnglish(message('doctor.renew-token', { fix })))).toBe(
    'Erneuere sie jetzt. Wenn das nicht gelingt: Drücke „Instagram verbinden“ und melde dich neu an; nichts geht verloren.',
  );
  expect(inWords('messages: 3 h ago, comments: 2 days ago, mentions: 5 min ago. Never yet: live_comments, standby.')).toBe(
    'messages: vor 3 h, comments: vor 2 Tagen, mentions: vor 5 min. Noch nie: live_comments, standby.',
  );
  expect(
    inWords('Sends the card "One", the card "Two, three". input, contact.name have no value, so nothing is put there.'),
  ).toBe('Sendet die Karte „One“, die Karte „Two, three“. input, contact.name haben keinen Wert, die Stellen bleiben leer.');
  expect(inWords('The text does not contain "price" or "cost, "real"" as a word.')).toBe(
    'Der Text enthält „price“ oder „cost, "real"“ nicht als Wort.',
  );
  expect(inWords('"how much", "price": 3 times in 7 days, and no automation matched. Add to Prices?')).toBe(
    '„how much“, „price“: 3-mal in 7 Tagen, und keine Automatisierung passte. Zu Prices hinzufügen?',
  );
  expect(inWords('More than {n} automatic messages to one person within a minute: this run was paused.')).toBe(
    'Mehr als {n} automatische Nachrichten an eine Person in einer Minute: Dieser Durchlauf wurde angehalten.',
  );
});
