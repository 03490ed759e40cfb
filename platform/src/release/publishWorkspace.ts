import path from 'node:path';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { remoteNames } from './remoteNames.ts';
import { removeStaleFiles } from './removeStaleFiles.ts';

/**
 * Releases the workspace builds, except after manual decisions.
 * @returns messages for the user
 */
export async function publishWorkspace(releasesDir: string, remotes: readonly string[] = remoteNames()): Promise<string[]> {
  const dists = remotes.map((name) => path.join(workspaceDir, name, 'dist'));
  dists.forEach(removeStaleFiles);
  const { published, kept } = await publishTogether(openReleaseStore(releasesDir), dists, 'this workspace');
  return [
    ...published.map((build) => `Released ${build}`),
    ...kept.map(
      ({ remote, build, why }) => `Not released: ${remote} ${build}, because ${why}. To release it: pnpm release ${remote}`,
    ),
  ];
}
