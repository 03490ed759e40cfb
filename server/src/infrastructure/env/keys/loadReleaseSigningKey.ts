import { join } from 'node:path';
import type { Settings } from '../Settings.ts';
import { readOrCreateKey } from './readOrCreateKey.ts';

/** The key that signs release documents: the setting, or, in development, one generated once in the data directory. */
export async function loadReleaseSigningKey(settings: Pick<Settings, 'releaseSigningKey' | 'dataDir'>): Promise<Buffer> {
  return (
    settings.releaseSigningKey ?? (await readOrCreateKey(join(settings.dataDir, 'release-signing.key'), 'RELEASE_SIGNING_KEY'))
  );
}
