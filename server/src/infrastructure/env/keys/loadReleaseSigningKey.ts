import { join } from 'node:path';
import type { Settings } from '../Settings.ts';
import { readKey, readOrCreateKey } from './readOrCreateKey.ts';

type KeySettings = Pick<Settings, 'releaseSigningKey' | 'dataDir'>;

const keyPath = (dataDir: string) => join(dataDir, 'release-signing.key');

export async function findReleaseSigningKey({ releaseSigningKey, dataDir }: KeySettings): Promise<Buffer | null> {
  return releaseSigningKey ?? (await readKey(keyPath(dataDir)));
}

export async function loadReleaseSigningKey(settings: KeySettings): Promise<Buffer> {
  return settings.releaseSigningKey ?? (await readOrCreateKey(keyPath(settings.dataDir), 'RELEASE_SIGNING_KEY'));
}
