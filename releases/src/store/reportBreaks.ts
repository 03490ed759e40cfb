import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildFacts, buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import { type ContractBreak, contractBreaks, type RemoteFacts } from '../contract/contractBreaks.ts';
import type { ReleaseStore } from './openReleaseStore.ts';

export interface BuildReport {
  remote: string;
  build: string;
  state: 'live' | 'rollout';
  shell: string;
  /** False if only versions were compared. */
  isComplete: boolean;
  breaks: readonly ContractBreak[];
}

export interface ReleasedBuild extends Pick<BuildReport, 'remote' | 'build' | 'state'> {
  facts: RemoteFacts;
}

export function readRemoteFacts(dir: string): RemoteFacts {
  const facts: BuildFacts = readJson(dir, 'release.json');
  return { ...facts, requires: facts.requires ?? rangesIn(readJson(dir, 'mf-manifest.json')) };
}

/** Builds of version 1.0.0 have version ranges only in the manifest. */
function rangesIn({ shared = [] }: { shared?: { name: string; requiredVersion: string }[] }): Record<string, string> {
  return Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
}

function readJson<T>(dir: string, file: string): T {
  return JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
}

export function releasedBuilds(store: ReleaseStore, remote: string | null = null): ReleasedBuild[] {
  const { remotes, rollouts = {} } = store.readIndex();
  const names = Object.keys({ ...remotes, ...rollouts }).sort();
  return names
    .filter((name) => remote === null || name === remote)
    .flatMap((name) => {
      const released = [['live', remotes[name]?.at(-1)] as const, ['rollout', rollouts[name]?.build] as const];
      return released.flatMap(([state, build]) =>
        build !== undefined && store.has(name, build)
          ? [{ remote: name, build, state, facts: readRemoteFacts(path.join(store.dir, name, build)) }]
          : [],
      );
    });
}

export function reportBreaks(builds: readonly ReleasedBuild[], shell: ShellFacts): BuildReport[] {
  return builds.map(({ facts, ...released }) => ({
    ...released,
    shell: buildNameOf(shell),
    isComplete: facts.uses !== undefined && shell.offers !== undefined,
    breaks: contractBreaks(facts, shell),
  }));
}
