import { join } from 'node:path';
import type { Settings } from '../Settings.ts';
import { readKey, readOrCreateKey } from './readOrCreateKey.ts';

type KeySettings = Pick<Settings, 'releaseSigningKey' | 'dataDir'>;

const keyPath = (dataDir: string) => join(dataDir, 'release-signing.key');

/** The key that is there already, or null. */
export async function findReleaseSigningKey({ releaseSigningKey, dataDir }: KeySettings): Promise<Buffer | null> {
  return releaseSigningKey ?? (await readKey(keyPath(dataDir)));
}

/** The key that signs release documents: the setting, or, in development, one generated once in the data directory. */
export async function loadReleaseSigningKey(settings: KeySettings): Promise<Buffer> {
  return settings.releaseSigningKey ?? (await readOrCreateKey(keyPath(settings.dataDir), 'RELEASE_SIGNING_KEY'));
}
