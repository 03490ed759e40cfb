import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateSecret } from '../crypto/readOrCreateSecret.ts';
import type { Settings } from './Settings.ts';
import { StartError } from './StartError.ts';

/** The key that encrypts Instagram tokens: the setting, or, in development, one generated once in the data directory. */
export async function loadEncryptionKey(settings: Pick<Settings, 'tokenEncryptionKey' | 'dataDir'>): Promise<Buffer> {
  if (settings.tokenEncryptionKey) return settings.tokenEncryptionKey;
  const path = join(settings.dataDir, 'token-encryption.key');
  const text = await readOrCreateSecret(path, () => randomBytes(32).toString('base64'));
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) {
    throw new StartError([`${path} does not hold 32 bytes in base64: set TOKEN_ENCRYPTION_KEY, or restore the file.`]);
  }
  return key;
}
