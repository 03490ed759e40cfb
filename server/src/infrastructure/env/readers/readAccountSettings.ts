import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts/limits';
import type { SettingReader } from '../SettingReader.ts';
import type { AccountSettings } from '../Settings.ts';
import { HOSTED_PASSWORD_MIN_LENGTH } from '../settingCatalogue.ts';

export function readAccountSettings(reader: SettingReader, isProduction: boolean): AccountSettings {
  const passwordMinLength = reader.integer(
    'PASSWORD_MIN_LENGTH',
    PASSWORD_MIN_LENGTH,
    isProduction ? HOSTED_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH,
  );
  if (passwordMinLength > PASSWORD_MAX_LENGTH) reader.problem(`PASSWORD_MIN_LENGTH must be at most ${PASSWORD_MAX_LENGTH}.`);
  return {
    registration: reader.oneOf('REGISTRATION'),
    authMode: reader.oneOf('AUTH_MODE'),
    registrationsPerHour: reader.integer('REGISTRATIONS_PER_HOUR', 1),
    registrationsPerDay: reader.integer('REGISTRATIONS_PER_DAY', 1),
    passwordMinLength,
    trustedProxies: reader.integer('TRUSTED_PROXIES', 0),
    auditLogDays: reader.integer('AUDIT_LOG_DAYS', 1),
  };
}
