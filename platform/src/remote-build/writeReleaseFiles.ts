import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeBuild } from '@fanfare/releases';

/** Contains source paths, so it is not released. */
const REPORT = 'mf-stats.json';

export async function writeReleaseFiles(dist: string, facts: object): Promise<void> {
  rmSync(path.join(dist, REPORT), { force: true });
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(facts));
  await describeBuild(dist);
}
