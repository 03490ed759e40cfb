import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeBuild } from '@fanfare/releases';

/** The federation plugin's report about the build: source paths and dependencies, for no browser. */
const REPORT = 'mf-stats.json';

/**
 * Ends a build whose bundler is not webpack: writes `release.json` and compressed copies beside its files. `ReleaseFilesPlugin` does the same
 * within webpack.
 *
 * @param dist directory that the bundler wrote
 * @param facts what `release.json` begins with
 */
export async function writeReleaseFiles(dist: string, facts: object): Promise<void> {
  rmSync(path.join(dist, REPORT), { force: true });
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(facts));
  await describeBuild(dist);
}
