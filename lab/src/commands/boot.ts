import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownReleases, remoteDir } from '@fanfare/platform/release';
import { bootsWell } from '@fanfare/releases';
import { bootMatrix } from '../boot/bootMatrix.ts';
import { renderBoots } from '../boot/renderBoots.ts';
import { requireDirectory } from '../boot/requireDirectory.ts';
import { summaryOf } from '../boot/summaryOf.ts';
import { buildAlone } from './buildAlone.ts';
import { withBrowser } from './withBrowser.ts';

interface BootRequest {
  remote: string;
  /** The default is the workspace build, which is built first. */
  dist?: string | undefined;
  /** A releases directory or server URL. */
  from: string;
  out: string;
  shellDirs: readonly string[];
}

/** @returns whether all combinations boot */
export async function boot({
  remote,
  dist = path.join(remoteDir(remote), 'dist'),
  from,
  out,
  shellDirs,
}: BootRequest): Promise<boolean> {
  // A new machine has no releases yet.
  if (from !== ownReleases) requireDirectory(from);
  if (dist === path.join(remoteDir(remote), 'dist')) await buildAlone([remote]);
  for (const file of await readdir(dist)) if (/^boot-/.test(file)) await rm(path.join(dist, file));
  const begin = performance.now();
  const report = await withBrowser((browser) =>
    bootMatrix({
      ...{ browser, dist, from, shellDirs },
      onBooted: ({ remote: name, route, problems, ms }) => {
        process.stdout.write(
          `${problems.length > 0 ? 'FAILED' : 'boots '} ${name} ${route}${ms === null ? '' : ` (${ms} ms)`}\n`,
        );
        for (const problem of problems) process.stdout.write(`       ${problem}\n`);
      },
    }),
  );
  const file = path.resolve(out, `boot-${remote}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await renderBoots(remote, report, dist));
  const took = ((performance.now() - begin) / 1000).toFixed(0);
  process.stdout.write(`${summaryOf(remote, report, from)} (${took} s). Report: ${file}\n`);
  return bootsWell(report);
}
