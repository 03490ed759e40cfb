import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteDir } from '@fanfare/platform/release';
import { compareSurfaceReports, type SurfaceReport } from '@fanfare/releases';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { publishAlone } from '../stage/publishAlone.ts';
import { recordSurface } from '../surface/recordSurface.ts';
import { buildAlone } from './buildAlone.ts';
import { withBrowser } from './withBrowser.ts';

export async function passport(remote: string): Promise<void> {
  const playables = await readScenarios(remote);
  await buildAlone([remote]);
  const releases = await publishAlone(remote);
  const file = path.join(remoteDir(remote), 'lab/passport.json');
  const before: SurfaceReport | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  try {
    await withBrowser(async (browser) => {
      const issued = await recordSurface({ browser, remote, releases, playables });
      await writeFile(file, `${JSON.stringify(issued, null, 2)}\n`);
      const changes = compareSurfaceReports(before, issued);
      process.stdout.write(`${changes.length === 0 ? 'Nothing has changed.' : changes.join('\n')}\n${file}\n`);
    });
  } finally {
    await releases.remove();
  }
}
