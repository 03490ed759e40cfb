import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { message, renderEnglish } from '../contracts/index.ts';

const reconnect = message('doctor.reconnect');

beforeEach(() => {
  jest.resetModules();
});

/** Opens a page in this language. */
async function openPage(tag: string) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  if (tag === 'de') await import('../locales/de.po');
  return (await import('./localize.ts')).localize;
}

test("an English page shows the server's English text", async () => {
  const localize = await openPage('en-GB');
  expect(localize(reconnect, 'Sign in again.')).toBe('Sign in again.');
});

describe('a German page', () => {
  test('renders messages in German, including nested ones and several in sequence', async () => {
    const localize = await openPage('de');
    expect(localize([message('doctor.token-days-left', { days: 3 }), message('doctor.token-not-renewed')], '')).toBe(
      'Die Verbindung läuft in 3 Tagen ab. Die Verbindung konnte nicht erneuert werden.',
    );
    expect(localize(message('doctor.renew-token', { fix: reconnect }), '')).toBe(
      'Erneuere den Zugriff jetzt. Wenn das nicht gelingt: Klicke auf „Instagram verbinden“ und melde dich neu an. Deine Daten bleiben unverändert.',
    );
  });

  test('does not translate user texts that look like messages', async () => {
    const localize = await openPage('de');
    const word = renderEnglish(reconnect);
    expect(localize(message('triggers.quoted', { word }), '')).toBe(`„${word}“`);
  });

  test('formats numbers, days and times in German, and shows codes unchanged', async () => {
    const localize = await openPage('de');
    const share = { number: 1_234.5 };
    expect(localize(message('notices.percent', { share }), '')).toBe('1.234,5 %');
    expect(localize(message('notices.on-day', { day: { day: '2026-11-22' } }), '')).toBe('am 22. November 2026');
    expect(localize(message('runs.waits-until', { time: { time: '2026-11-22T09:30:00.000Z' } }), '')).toMatch(
      /22\.11\.2026, \d\d:30/,
    );
    expect(localize(message('runs.request-port-refused', { port: 8080 }), '')).toContain('8080');
  });

  test('keeps braces of a message and its values', async () => {
    const localize = await openPage('de');
    expect(localize(message('flow-issues.request-help'), '')).toContain('"save": {"price": "data.price"}}');
    expect(localize(message('runs.variable-set', { name: 'city', value: "{name} '{'" }), '')).toContain("{name} '{'");
  });

  test.each([
    ['without a message', undefined],
    ['with a code of a newer version', JSON.parse('{"code":"runs.teleported"}')],
    [
      'with such a code in another message',
      JSON.parse('{"code":"doctor.renew-token","params":{"fix":{"code":"runs.teleported"}}}'),
    ],
    ['with a value of an unknown kind', JSON.parse('{"code":"runs.waits-until","params":{"time":{"week":"2026-W48"}}}')],
    ['with a value that is null', JSON.parse('{"code":"runs.waits-until","params":{"time":null}}')],
    ['with a code that is a property of objects', JSON.parse('{"code":"constructor"}')],
  ])('shows the English text %s', async (_, text) => {
    const localize = await openPage('de');
    expect(localize(text, 'It was moved.')).toBe('It was moved.');
  });
});
