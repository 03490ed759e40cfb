import { join, resolve } from 'node:path';
import { SettingReader } from '../SettingReader.ts';
import type { Settings } from '../Settings.ts';
import { StartError } from '../StartError.ts';
import type { SettingName } from '../settingCatalogue.ts';

/** What the commands for backups need to know as well. */
export type StorageSettings = Pick<
  Settings,
  'dataDir' | 'systemDir' | 'databaseUrl' | 'isUpgradeBackedUp' | 'releasesDir' | 'disk' | 'tokenEncryptionKey'
>;

const KEY_BYTES = 32;

/** For the commands, which need nothing else. Throws StartError. */
export function readStorage(environment: Readonly<Record<string, string | undefined>>): StorageSettings {
  const reader = new SettingReader(environment);
  const settings = readStorageSettings(reader);
  if (reader.problems.length > 0) throw new StartError(reader.problems);
  return settings;
}

export function readStorageSettings(reader: SettingReader): StorageSettings {
  const dataDir = resolve(reader.text('FANFARE_DATA_DIR'));
  return {
    dataDir,
    systemDir: resolve(reader.text('FANFARE_SYSTEM_DIR')),
    databaseUrl: readDatabaseUrl(reader),
    tokenEncryptionKey: readKey(reader, 'TOKEN_ENCRYPTION_KEY'),
    isUpgradeBackedUp: reader.oneOf('BACKUP_BEFORE_UPGRADE') === 'on',
    releasesDir: resolve(reader.optional('RELEASES_DIR') ?? join(dataDir, 'releases')),
    disk: {
      path: resolve(reader.optional('DISK_PATH') ?? dataDir),
      minFreeBytes: reader.integer('DISK_MIN_FREE_MB', 0) * 1024 * 1024,
    },
  };
}

export function readKey(reader: SettingReader, name: SettingName): Buffer | null {
  const text = reader.optional(name);
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) reader.problem(`${name} must be 32 bytes in base64.`);
  return key;
}

function readDatabaseUrl(reader: SettingReader): string | null {
  const text = reader.optional('DATABASE_URL');
  if (text === null || /^(postgres(ql)?|socket):/.test(text)) return text;
  // Not repeated here: it may hold a password.
  reader.problem('DATABASE_URL must be an address like postgres://user:password@db.example.org:5432/fanfare.');
  return null;
}
