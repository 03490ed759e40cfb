import path from 'node:path';
import { openReleaseStore, type ReleaseIndex } from '@fanfare/releases';
import { type ReleaseDocument, serverPaths } from '@fanfare/shared/contracts';
import { fetchBuild, fetchBytes, isAddress } from './fetchBuild.ts';

type Gathered = Pick<ReleaseIndex, 'remotes' | 'rollouts'>;

export async function downloadBuilds(from: string, without: string, dir: string): Promise<Gathered> {
  const { remotes, rollouts = {} } = isAddress(from) ? await fetchReleases(from) : openReleaseStore(from).readIndex();
  const others = <T>(named: Readonly<Record<string, T>>) => Object.entries(named).filter(([name]) => name !== without);
  const live = others(remotes).map(([name, builds]) => [name, builds.slice(-1)] as const);
  const targets = [
    ...live.flatMap(([name, builds]) => builds.map((build) => [name, build] as const)),
    ...others(rollouts).map(([name, { build }]) => [name, build] as const),
  ];
  for (const [name, build] of targets) await fetchBuild(from, name, build, path.join(dir, name, build));
  return { remotes: Object.fromEntries(live), rollouts: Object.fromEntries(others(rollouts)) };
}

async function fetchReleases(from: string): Promise<Gathered> {
  const document = await fetchBytes(new URL(serverPaths.releaseDocument, from));
  const { microFrontends }: Pick<ReleaseDocument, 'microFrontends'> = JSON.parse(String(document));
  const remotes: Record<string, string[]> = {};
  const rollouts: Record<string, NonNullable<ReleaseIndex['rollouts']>[string]> = {};
  for (const [name, entries] of Object.entries(microFrontends)) {
    for (const { deployment, metadata, extras } of entries) {
      const build = `${metadata.version}-${extras.buildId}`;
      if (deployment.default) remotes[name] = [build];
      else if (deployment.salt !== undefined) rollouts[name] = { build, traffic: deployment.traffic, salt: deployment.salt };
    }
  }
  return { remotes, rollouts };
}
