import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrCreateSecret } from '../crypto/readOrCreateSecret.ts';
import type { Settings } from './Settings.ts';
import { StartError } from './StartError.ts';

type KeySettings = Pick<Settings, 'tokenEncryptionKey' | 'dataDir'>;

const keyPath = (dataDir: string) => join(dataDir, 'token-encryption.key');

/** The key that is there already, or null. */
export async function findEncryptionKey({ tokenEncryptionKey, dataDir }: KeySettings): Promise<Buffer | null> {
  if (tokenEncryptionKey) return tokenEncryptionKey;
  const text = await readFile(keyPath(dataDir), 'utf8').catch(() => null);
  return text === null ? null : Buffer.from(text.trim(), 'base64');
}

/** The key that encrypts Instagram tokens: the setting, or, in development, one generated once in the data directory. */
export async function loadEncryptionKey(settings: KeySettings): Promise<Buffer> {
  if (settings.tokenEncryptionKey) return settings.tokenEncryptionKey;
  const path = keyPath(settings.dataDir);
  const text = await readOrCreateSecret(path, () => randomBytes(32).toString('base64'));
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) {
    throw new StartError([`${path} does not hold 32 bytes in base64: set TOKEN_ENCRYPTION_KEY, or restore the file.`]);
  }
  return key;
}
