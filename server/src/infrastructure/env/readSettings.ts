import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { refuseWeakKey } from './keys/refuseWeakSecret.ts';
import { readAccountSettings } from './readers/readAccountSettings.ts';
import { readInstagramSettings, readSampleAccountSettings } from './readers/readInstagramSettings.ts';
import { readMailSettings } from './readers/readMailSettings.ts';
import { readMetricsSettings } from './readers/readMetricsSettings.ts';
import { readOidcSettings } from './readers/readOidcSettings.ts';
import { readPoolSizes } from './readers/readPoolSizes.ts';
import { readPublicUrl } from './readers/readPublicUrl.ts';
import { readReleaseSettings } from './readers/readReleaseSettings.ts';
import { readKey, readPublicKeys, readStorageSettings } from './readers/readStorageSettings.ts';
import { readTraceSettings } from './readers/readTraceSettings.ts';
import { readUserLimits } from './readers/readUserLimits.ts';
import { readWebSettings } from './readers/readWebSettings.ts';
import { readJournalSettings } from './readJournalSettings.ts';
import { SettingReader } from './SettingReader.ts';
import type { Settings } from './Settings.ts';
import { StartError } from './StartError.ts';

const docsDistDir = fileURLToPath(new URL('../../../../docs/dist', import.meta.url));
const sdkDistDir = fileURLToPath(new URL('../../../../sdk/dist', import.meta.url));
const shellDistDir = fileURLToPath(new URL('../../../../shell/dist', import.meta.url));
const INTAKE_AGE_MIN_S = 5;
const INTAKE_AGE_MAX_S = 3_600;
const DEAD_LETTER_DAYS_MAX = 3_650;
const RETENTION_DAYS_MAX = 36_500;
/** More than Instagram repeats deliveries. */
const RETENTION_DAYS_MIN = 30;
const DevRemotes = Type.Record(Type.String(), Type.String());

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const reader = new SettingReader(environment);
  const isProduction = reader.oneOf('NODE_ENV') === 'production';
  const port = reader.port('PORT');
  const host = reader.text('HOST');

  if (port === 0 && !reader.has('PUBLIC_URL')) reader.problem('PUBLIC_URL must be set when PORT is 0.');

  const publicUrl = readPublicUrl(reader, port);
  const instagram = readInstagramSettings(reader, isProduction);
  const settings: Settings = {
    isProduction,
    port,
    host,
    maxConnections: reader.integer('MAX_CONNECTIONS', 1),
    ...readStorageSettings(reader),
    journal: readJournalSettings(reader),
    poolSizes: readPoolSizes(reader),
    publicUrl,
    instagram,
    sampleAccount: readSampleAccountSettings(reader, instagram, isProduction),
    intakeMaxAgeSeconds: readIntakeMaxAge(reader),
    deadLetterDays: readDeadLetterDays(reader),
    retentionDays: readRetentionDays(reader),
    accounts: readAccountSettings(reader, isProduction),
    oidc: readOidcSettings(reader, isProduction),
    ...readUserLimits(reader),
    mail: readMailSettings(reader),
    web: readWebSettings(reader),
    ...readReleaseSettings(reader, publicUrl, isProduction),
    releaseSigningKey: readKey(reader, 'RELEASE_SIGNING_KEY'),
    releaseSigningOtherKeys: readPublicKeys(reader),
    shellDir: resolve(reader.optional('SHELL_DIR') ?? shellDistDir),
    docsDir: resolve(reader.optional('DOCS_DIR') ?? docsDistDir),
    sdkDir: resolve(reader.optional('SDK_DIR') ?? sdkDistDir),
    devRemotes: isProduction ? {} : readDevRemotes(reader),
    logLevel: reader.oneOf('LOG_LEVEL'),
    roles: reader.someOf('ROLE'),
    metrics: readMetricsSettings(reader, { port, isProduction }),
    traces: readTraceSettings(reader),
  };
  if (isProduction) requireKeys(reader, settings);
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  return settings;
}

/** Requires two different keys, so that a leak of one does not expose the other. */
function requireKeys(reader: SettingReader, settings: Settings): void {
  const { tokenEncryptionKey, tokenEncryptionOtherKeys, releaseSigningKey } = settings;
  for (const [name, key] of [
    ['TOKEN_ENCRYPTION_KEY', tokenEncryptionKey],
    ['RELEASE_SIGNING_KEY', releaseSigningKey],
  ] as const) {
    if (!reader.has(name)) reader.problem(`${name} is missing: set 32 random bytes in base64.`);
    refuseWeakKey(reader, name, key);
  }
  for (const key of tokenEncryptionOtherKeys) refuseWeakKey(reader, 'TOKEN_ENCRYPTION_OTHER_KEYS', key);
  if (tokenEncryptionKey && releaseSigningKey?.equals(tokenEncryptionKey)) {
    reader.problem('RELEASE_SIGNING_KEY must differ from TOKEN_ENCRYPTION_KEY.');
  }
}

function readIntakeMaxAge(reader: SettingReader): number {
  const seconds = reader.integer('INTAKE_MAX_AGE_SECONDS', INTAKE_AGE_MIN_S);
  if (seconds > INTAKE_AGE_MAX_S) reader.problem(`INTAKE_MAX_AGE_SECONDS must be at most ${INTAKE_AGE_MAX_S}.`);
  return seconds;
}

function readDeadLetterDays(reader: SettingReader): number {
  const days = reader.integer('DEAD_LETTER_DAYS', 1);
  if (days > DEAD_LETTER_DAYS_MAX) reader.problem(`DEAD_LETTER_DAYS must be at most ${DEAD_LETTER_DAYS_MAX}.`);
  return days;
}

function readRetentionDays(reader: SettingReader): number {
  const days = reader.integer('RETENTION_DAYS', 0);
  const isValid = days === 0 || (days >= RETENTION_DAYS_MIN && days <= RETENTION_DAYS_MAX);
  if (!isValid) reader.problem(`RETENTION_DAYS must be 0 or from ${RETENTION_DAYS_MIN} to ${RETENTION_DAYS_MAX}.`);
  return days;
}

function readDevRemotes(reader: SettingReader): Record<string, string> {
  const value = parseJson(reader.text('DEV_REMOTES'));
  const isValid = Value.Check(DevRemotes, value) && Object.values(value).every((url) => URL.canParse(url));
  if (isValid) return value;
  reader.problem('DEV_REMOTES must be a JSON object of remote names and URLs.');
  return {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
