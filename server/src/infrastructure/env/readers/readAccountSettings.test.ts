import { test } from 'node:test';
import { expect } from 'expect';
import { SettingReader } from '../SettingReader.ts';
import { readAccountSettings } from './readAccountSettings.ts';
import { readMailSettings } from './readMailSettings.ts';

function read(environment: Record<string, string>, isProduction = false) {
  const reader = new SettingReader(environment);
  return { ...readAccountSettings(reader, isProduction), ...readMailSettings(reader), problems: reader.problems };
}

test('without settings: the specified minimum, the mailbox of the sandbox, no trusted proxy', () => {
  expect(read({})).toEqual({
    registration: 'open',
    authMode: 'bearer',
    registrationsPerHour: 5,
    registrationsPerDay: 20,
    passwordMinLength: 6,
    trustedProxies: 0,
    auditLogDays: 365,
    smtpUrl: 'smtp://localhost:3025',
    from: 'Fanfare <no-reply@fanfare.localhost>',
    problems: [],
  });
});

test('S16: the minimum is 8 when hosted, and never below 6', () => {
  expect(read({}, true).passwordMinLength).toBe(8);
  expect(read({ PASSWORD_MIN_LENGTH: '5' }).problems).toEqual([expect.stringContaining('PASSWORD_MIN_LENGTH')]);
  expect(read({ PASSWORD_MIN_LENGTH: '200' }).problems).toEqual([expect.stringContaining('PASSWORD_MIN_LENGTH')]);
});

test('problems are named without the mail password', () => {
  const { problems } = read({
    SMTP_URL: 'http://user:canary@mail.example.org',
    MAIL_FROM: 'nobody\r\nBcc: x@example.org',
    TRUSTED_PROXIES: '-1',
    REGISTRATION: 'maybe',
    AUTH_MODE: 'none',
    REGISTRATIONS_PER_HOUR: 'many',
  });
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'TRUSTED_PROXIES', 'REGISTRATION ', 'AUTH_MODE', 'REGISTRATIONS_PER_HOUR']) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
  expect(problems.join()).not.toContain('canary');
});
