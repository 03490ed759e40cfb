import { expect, test } from '@jest/globals';
import { createRedactor } from './createRedactor.ts';
import { isVocabulary } from './isVocabulary.ts';

const { text, value } = createRedactor(isVocabulary);

test('a placeholder has the shape of its word, and equal words have equal placeholders', () => {
  const mail = text('mira.kovacs@example.org');
  expect(mail).toMatch(/^[a-z]{4}\.[a-z]{6}@[a-z]{7}\.[a-z]{3}$/);
  // Whole words only: a longer placeholder may contain one by chance.
  expect(mail).not.toMatch(/\b(mira|kovacs|example|org)\b/);
  const [name] = mail.split('.');
  expect(text('Hello, MIRA!')).toMatch(new RegExp(`^[A-Z][a-z]{4}, ${name?.toUpperCase()}!$`));
  expect(text('17841400000000123')).toMatch(/^[1-9]\d{16}$/);
  expect(text('Žofka 🙂')).toMatch(/^[A-Z][a-z]{4} ··$/);
  expect(text('https://cdn.example.org/a/77.jpg')).toMatch(/^https:\/\/[a-z]{3}\.[a-z]{7}\.[a-z]{3}\/[a-z]\/\d\d\.[a-z]{3}$/);
});

test('retains words of the contracts, dates and small numbers', () => {
  for (const own of ['flow_ran', 'conditionNode', 'Flow not found', '2026-03-01T10:00:00.000Z', '2026-03-01', '09:30', '12', ''])
    expect(text(own)).toBe(own);
});

test('ids still match, in any field and inside texts', () => {
  const id = '4f9a12c0-77aa-4b1e-9d10-00f1c2ab34de';
  const { eventId, replayOf, note }: Record<string, string> = Object(value({ eventId: id, replayOf: id, note: `see ${id}` }));
  expect(eventId).toBe(replayOf);
  expect(eventId).not.toBe(id);
  expect(note?.endsWith(` ${eventId}`)).toBe(true);
});

test('hides even the length of a secret, and replaces unknown field names', () => {
  const redacted = value({
    password: 'password',
    newPassword: 'hunter22',
    token: 'fan_1',
    tokenExpiresAt: '2026-03-01',
    Lisbon: 1,
  });
  expect(redacted).toMatchObject({
    ...{ password: 'redacted', newPassword: 'redacted', token: 'redacted', tokenExpiresAt: '2026-03-01' },
  });
  expect(Object.keys(Object(redacted))).not.toContain('Lisbon');
});

test('replaces the time zone by a valid one', () => {
  expect(value([{ timeZone: 'Europe/Lisbon' }, { timeZone: null }])).toEqual([{ timeZone: 'UTC' }, { timeZone: null }]);
});

test('two words never have the same placeholder while others are free', () => {
  const words = Array.from({ length: 300 }, (_, at) => `word${at}x`);
  expect(new Set(words.map(text)).size).toBe(300);
});
