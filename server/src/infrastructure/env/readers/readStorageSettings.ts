import { join, resolve } from 'node:path';
import { SettingReader } from '../SettingReader.ts';
import type { Settings } from '../Settings.ts';
import { StartError } from '../StartError.ts';
import type { SettingName } from '../settingCatalogue.ts';
import { readBucket } from '../storage/readBucket.ts';
import { readSessionAttributes, splitHosts } from '../storage/splitHosts.ts';

export type StorageSettings = Pick<
  Settings,
  | 'dataDir'
  | 'systemDir'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databasePooler'
  | 'replica'
  | 'bucket'
  | 'isUpgradeBackedUp'
  | 'releasesDir'
  | 'disk'
  | 'tokenEncryptionKey'
  | 'tokenEncryptionOtherKeys'
>;

const KEY_BYTES = 32;
export const PUBLIC_KEY_MARK = 'ed25519-public:';

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
    ...readDatabaseUrls(reader),
    databasePooler: reader.oneOf('DATABASE_POOLER'),
    replica: readReplica(reader),
    bucket: readBucket(reader),
    tokenEncryptionKey: readKey(reader, 'TOKEN_ENCRYPTION_KEY'),
    isUpgradeBackedUp: reader.oneOf('BACKUP_BEFORE_UPGRADE') === 'on',
    tokenEncryptionOtherKeys: readOtherKeys(reader),
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

function readOtherKeys(reader: SettingReader): Buffer[] {
  const keys = readList(reader, 'TOKEN_ENCRYPTION_OTHER_KEYS').map((text) => Buffer.from(text, 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES)) {
    reader.problem('TOKEN_ENCRYPTION_OTHER_KEYS must be keys of 32 bytes in base64, separated by commas.');
  }
  return keys;
}

/** The prefix prevents private keys, which look the same, from being published. */
export function readPublicKeys(reader: SettingReader): string[] {
  const keys = readList(reader, 'RELEASE_SIGNING_OTHER_KEYS');
  const isPublicKey = (text: string) =>
    text.startsWith(PUBLIC_KEY_MARK) && Buffer.from(text.slice(PUBLIC_KEY_MARK.length), 'base64').length === KEY_BYTES;
  if (!keys.every(isPublicKey)) {
    reader.problem(
      `RELEASE_SIGNING_OTHER_KEYS must be public keys as \`pnpm keys\` prints them, like ${PUBLIC_KEY_MARK}..., separated by commas.`,
    );
  }
  return keys.map((text) => text.slice(PUBLIC_KEY_MARK.length));
}

function readList(reader: SettingReader, name: SettingName): string[] {
  const texts = (reader.optional(name) ?? '').split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '');
}

function readDatabaseUrls(reader: SettingReader): Pick<Settings, 'databaseUrl' | 'databaseDirectUrl'> {
  const databaseUrl = readDatabaseUrl(reader, 'DATABASE_URL');
  const direct = readDatabaseUrl(reader, 'DATABASE_DIRECT_URL');
  if (direct !== null && !reader.has('DATABASE_URL')) reader.problem('DATABASE_DIRECT_URL needs DATABASE_URL.');
  return { databaseUrl, databaseDirectUrl: direct ?? databaseUrl };
}

function readReplica(reader: SettingReader): Settings['replica'] {
  const url = readDatabaseUrl(reader, 'DATABASE_REPLICA_URL', ['standby', 'prefer-standby']);
  const connections = reader.integer('DATABASE_POOL_REPLICA', 1);
  const maxLagSeconds = reader.integer('DATABASE_REPLICA_MAX_LAG_SECONDS', 1);
  if (url !== null && !reader.has('DATABASE_URL')) reader.problem('DATABASE_REPLICA_URL needs DATABASE_URL.');
  return url === null ? null : { url, connections, maxLagSeconds };
}

function readDatabaseUrl(reader: SettingReader, name: SettingName, allowed = ['read-write', 'primary']): string | null {
  const text = reader.optional(name);
  if (text === null) return null;
  const urls = splitHosts(text);
  if (!/^(postgres(ql)?|socket):/.test(text) || (urls.length > 1 && !urls.every(namesHost))) {
    reader.problem(`${name} must be a URL like postgres://user:password@db.example.org:5432/fanfare.`);
    return null;
  }
  const wanted = readSessionAttributes(text);
  if (urls.length > 1 && wanted !== null && !allowed.includes(wanted)) {
    reader.problem(`${name} names several hosts, so its target_session_attrs must be ${allowed.join(' or ')}.`);
  }
  return text;
}

function namesHost(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname !== '';
}
