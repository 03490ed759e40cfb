import path from 'node:path';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { remoteNames } from './remoteNames.ts';

/**
 * Makes the finished builds of this workspace live.
 *
 * @returns the builds that were not live before, as `mf-auth 1.0.0-9f31c0a2b4`
 */
export async function publishWorkspace(releasesDir: string, remotes: readonly string[] = remoteNames()): Promise<string[]> {
  const dists = remotes.map((name) => path.join(workspaceDir, name, 'dist'));
  return await publishTogether(openReleaseStore(releasesDir), dists, 'this workspace');
}
