import path from 'node:path';
import { buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import { readBuild, readFederationManifest } from '../readBuild.ts';
import type { ReleaseStore } from '../store/openReleaseStore.ts';
import { type ContractBreak, contractBreaks, type RemoteFacts } from './contractBreaks.ts';

/** One build of a remote that users get, held against a shell. */
export interface BuildReport {
  remote: string;
  build: string;
  state: 'live' | 'rollout';
  /** The shell that it is compared with. */
  shell: string;
  /** False for a build, or a shell, from before `uses` and `offers` were recorded: only shared ranges and contract were compared. */
  isComplete: boolean;
  /** Empty: it fits. */
  breaks: readonly ContractBreak[];
}

/** A build that users get. */
export interface ReleasedBuild extends Pick<BuildReport, 'remote' | 'build' | 'state'> {
  facts: RemoteFacts;
}

/** @param dist a build's directory. @throws ReleaseRefusal when it is not a build of a remote */
export function readRemoteFacts(dist: string): RemoteFacts {
  const { shared } = readFederationManifest(dist);
  return { ...readBuild(dist), requires: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])) };
}

/**
 * The live build and the one that is being rolled out of a remote, or of every remote.
 *
 * @param remote null for all
 */
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

/** Compares every build with the shell. */
export function reportBreaks(builds: readonly ReleasedBuild[], shell: ShellFacts): BuildReport[] {
  return builds.map(({ facts, ...released }) => ({
    ...released,
    shell: buildNameOf(shell),
    isComplete: facts.uses !== undefined && shell.offers !== undefined,
    breaks: contractBreaks(facts, shell),
  }));
}
