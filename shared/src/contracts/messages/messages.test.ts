import { describe, expect, test } from '@jest/globals';
import { type MessageCode, message } from './message.ts';
import { messages } from './messages.ts';
import { renderEnglish } from './renderEnglish.ts';

describe('the registry', () => {
  test.each(Object.entries(messages))('%s has an area, a name and a text with plain placeholders', (code, text) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z0-9]+([-_][a-z0-9]+)*$/);
    expect(text.trim()).toBe(text);
    const withoutPlaceholders = text.replace(/'[{}][^']*'/g, '').replace(/\{\w+\}/g, '');
    expect(withoutPlaceholders).not.toMatch(/[{}]/);
  });

  test('no two codes have the same text', () => {
    const byText = Map.groupBy(Object.keys(messages), (code) => messages[code as MessageCode]);
    expect([...byText.values()].filter((codes) => codes.length > 1)).toEqual([]);
  });
});

describe('a message', () => {
  test('requires a code and the values of its placeholders', () => {
    expect(message('doctor.token-days-left', { days: 3 })).toEqual({ code: 'doctor.token-days-left', params: { days: 3 } });
    expect(message('runs.started')).toEqual({ code: 'runs.started' });
  });

  test('rejects unknown codes and values', () => {
    // @ts-expect-error There is no such code.
    message('runs.never');
    // @ts-expect-error The value of {days} is missing.
    message('doctor.token-days-left');
    // @ts-expect-error The text has no {hours}.
    message('doctor.token-days-left', { days: 3, hours: 1 });
    // @ts-expect-error The text has no placeholder.
    message('runs.started', { name: 'x' });
    // @ts-expect-error Braces between apostrophes are text.
    message('flow-issues.request-help', { price: 1 });
    expect(renderEnglish(message('flow-issues.request-help'))).toContain('"save": {"price": "data.price"}}.');
  });
});

describe('in English', () => {
  test('inserts values at their placeholders', () => {
    expect(renderEnglish(message('runs.variable-set', { name: 'city', value: 'Oslo {name}' }))).toBe(
      'Sets city to "Oslo {name}".',
    );
    expect(renderEnglish(message('flow-issues.variable-never-set', { name: 'variables.city' }))).toBe(
      'No node in this flow sets variables.city. Set it earlier, or add a default: {{ variables.city | default: "..." }}.',
    );
  });

  test('groups numbers and writes days out; times and plain numbers stay unchanged', () => {
    expect(renderEnglish(message('notices.percent', { share: { number: 1_234.5 } }))).toBe('1,234.5%');
    expect(renderEnglish(message('notices.on-day', { day: { day: '2026-11-22' } }))).toBe('on 22 Nov 2026');
    const time = '2026-11-22T09:30:00.000Z';
    expect(renderEnglish(message('runs.waits-until', { time: { time } }))).toBe(`Waits until ${time}.`);
    expect(renderEnglish(message('runs.request-port-refused', { port: 8080 }))).toContain('8080');
  });

  test('renders nested messages and several sentences', () => {
    const fix = message('doctor.reconnect');
    expect(renderEnglish([message('doctor.token-not-renewed'), message('doctor.renew-token', { fix })])).toBe(
      'Could not renew the connection. Renew the access now. If that fails: Click Connect Instagram and sign in again. Your data is not affected.',
    );
  });

  test('shows an unknown code of a newer version', () => {
    expect(renderEnglish(JSON.parse('{"code":"runs.teleported"}'))).toBe('runs.teleported');
  });
});
