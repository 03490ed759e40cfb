import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseIndex, Rollout } from '@fanfare/releases';
import { type ReleaseDeployment, type ReleaseEntry, serverPaths } from '@fanfare/shared/contracts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { type BuildFacts, toEntry } from './toEntry.ts';

export type Releases = Pick<ReleaseIndex, 'seq' | 'rollbackOf'> & { microFrontends: Record<string, ReleaseEntry[]> };

export async function readReleases(releasesDir: string, origin: string, logger: Logger): Promise<Releases> {
  const {
    seq,
    rollbackOf,
    remotes,
    rollouts = {},
    pins = {},
  } = await readJson<ReleaseIndex>(path.join(releasesDir, 'index.json'));

  const readEntry = async (name: string, build: string, deployment: ReleaseDeployment): Promise<ReleaseEntry[]> => {
    try {
      const facts = await readJson<BuildFacts>(path.join(releasesDir, name, build, 'release.json'));
      const marks = (pins[name] ?? []).filter((pin) => pin.build === build).map(({ userId }) => markOf(name, userId));
      const url = `${origin}${serverPaths.releases}${name}/${build}/mf-manifest.json`;
      return [toEntry(facts, url, { ...deployment, ...(marks.length > 0 && { pins: marks }) })];
    } catch (err) {
      logger.error({ err, remote: name, build }, 'a release cannot be read and is skipped');
      return [];
    }
  };

  const microFrontends: Releases['microFrontends'] = {};
  for (const [name, builds] of Object.entries(remotes)) {
    const served = deploymentsOf(builds, rollouts[name]);
    const ladder = (await Promise.all(served.map(([build, deployment]) => readEntry(name, build, deployment)))).flat();
    const live = ladder.find(({ deployment }) => deployment.default);
    const known = new Set(served.map(([build]) => build));
    const own = new Set((pins[name] ?? []).map(({ build }) => build).filter((build) => !known.has(build)));
    const pinned = (await Promise.all([...own].map((build) => readEntry(name, build, { traffic: 0, default: false })))).flat();
    const entries = [
      ...ladder.map((entry, at) => withFallback(entry, ladder[at + 1])),
      ...pinned.map((entry) => withFallback(entry, live)),
    ];
    if (entries.length > 0) microFrontends[name] = entries;
  }
  return { seq, ...(rollbackOf !== undefined && { rollbackOf }), microFrontends };
}

function deploymentsOf(builds: readonly string[], rollout: Rollout | undefined): [string, ReleaseDeployment][] {
  const [previous, live] = builds.length > 1 ? builds.slice(-2) : [undefined, builds[0]];
  const deployments: [string, ReleaseDeployment][] = [];
  if (rollout) deployments.push([rollout.build, { traffic: rollout.traffic, default: false, salt: rollout.salt }]);
  if (live !== undefined) deployments.push([live, { traffic: 100, default: true }]);
  if (previous !== undefined) deployments.push([previous, { traffic: 0, default: false }]);
  return deployments;
}

function markOf(remote: string, userId: string): number {
  return createHash('sha256').update(`pin:${remote}:${userId}`).digest().readUInt32BE();
}

function withFallback(entry: ReleaseEntry, next: ReleaseEntry | undefined): ReleaseEntry {
  return next ? { ...entry, fallbackUrl: next.url } : entry;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
