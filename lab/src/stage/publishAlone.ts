import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { remoteDir } from '@fanfare/platform/release';
import { openReleaseStore, publishTogether } from '@fanfare/releases';
import { buildNeighbours } from './buildNeighbours.ts';

export interface AloneReleases {
  dir: string;
  releasesDir: string;
  remove: () => Promise<void>;
}

export async function publishAlone(remote: string, dist = path.join(remoteDir(remote), 'dist')): Promise<AloneReleases> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-lab-'));
  const releasesDir = path.join(dir, 'releases');
  const dists = [dist, await buildNeighbours(remote, dir)];
  await publishTogether(openReleaseStore(releasesDir), dists, 'the lab');
  return { dir, releasesDir, remove: () => rm(dir, { recursive: true, force: true }) };
}
