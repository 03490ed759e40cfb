import { join } from 'node:path';
import type { Settings } from '../Settings.ts';
import { readKey, readOrCreateKey } from './readOrCreateKey.ts';

type KeySettings = Pick<Settings, 'tokenEncryptionKey' | 'dataDir'>;

const keyPath = (dataDir: string) => join(dataDir, 'token-encryption.key');

export async function findEncryptionKey({ tokenEncryptionKey, dataDir }: KeySettings): Promise<Buffer | null> {
  return tokenEncryptionKey ?? (await readKey(keyPath(dataDir)));
}

export async function loadEncryptionKey(settings: KeySettings): Promise<Buffer> {
  return settings.tokenEncryptionKey ?? (await readOrCreateKey(keyPath(settings.dataDir), 'TOKEN_ENCRYPTION_KEY'));
}
