import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { readAccountSettings } from './readAccountSettings.ts';
import { readInstagramSettings } from './readInstagramSettings.ts';
import { readMailSettings } from './readMailSettings.ts';
import { readWebSettings } from './readWebSettings.ts';
import { SettingReader } from './SettingReader.ts';
import { logLevels, type Settings } from './Settings.ts';
import { StartError } from './StartError.ts';

const shellDistDir = fileURLToPath(new URL('../../../../shell/dist', import.meta.url));
const ENCRYPTION_KEY_BYTES = 32;
const DevRemotes = Type.Record(Type.String(), Type.String());

/** Reads and checks every setting. Throws one StartError that lists everything that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const reader = new SettingReader(environment);
  const isProduction = reader.text('NODE_ENV', 'development') === 'production';
  const port = reader.port('PORT', 3000);
  const host = reader.text('HOST', 'localhost');
  const dataDir = resolve(reader.text('FANFARE_DATA_DIR', '.fanfare'));

  if (port === 0 && !reader.has('PUBLIC_URL')) reader.problem('PUBLIC_URL must be set when PORT is 0.');

  const settings: Settings = {
    isProduction,
    port,
    host,
    dataDir,
    systemDir: resolve(reader.text('FANFARE_SYSTEM_DIR', '/var/lib/fanfare')),
    databaseUrl: reader.optional('DATABASE_URL'),
    publicUrl: new URL(reader.httpUrl('PUBLIC_URL', `http://localhost:${port}`)).origin,
    instagram: readInstagramSettings(reader, isProduction),
    accounts: readAccountSettings(reader, isProduction),
    mail: readMailSettings(reader),
    web: readWebSettings(reader),
    tokenEncryptionKey: readEncryptionKey(reader, isProduction),
    releasesDir: resolve(reader.text('RELEASES_DIR', join(dataDir, 'releases'))),
    shellDir: resolve(reader.text('SHELL_DIR', shellDistDir)),
    devRemotes: isProduction ? {} : readDevRemotes(reader),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
  };
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  return settings;
}

function readDevRemotes(reader: SettingReader): Record<string, string> {
  const value = parseJson(reader.text('DEV_REMOTES', '{}'));
  const isValid = Value.Check(DevRemotes, value) && Object.values(value).every((url) => URL.canParse(url));
  if (isValid) return value;
  reader.problem('DEV_REMOTES must be a JSON object of remote names and addresses.');
  return {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEncryptionKey(reader: SettingReader, isProduction: boolean): Buffer | null {
  const text = reader.optional('TOKEN_ENCRYPTION_KEY');
  if (text === null) {
    if (isProduction) reader.problem('TOKEN_ENCRYPTION_KEY is missing: set 32 random bytes in base64.');
    return null;
  }
  const key = Buffer.from(text, 'base64');
  if (key.length !== ENCRYPTION_KEY_BYTES) reader.problem('TOKEN_ENCRYPTION_KEY must be 32 bytes in base64.');
  return key;
}
