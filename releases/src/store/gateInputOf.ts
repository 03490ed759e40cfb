import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import type { GateInput } from '../gate/GateInput.ts';
import { readBuild } from '../readBuild.ts';
import type { ReleaseStore } from './openReleaseStore.ts';

export interface GateOptions {
  isPartial?: boolean;
}

export function gateInputOf(
  store: ReleaseStore,
  dist: string,
  shells: readonly ShellFacts[],
  options: GateOptions = {},
): GateInput {
  const candidate = readBuild(dist, options);
  const { remotes, rollouts = {} } = store.readIndex();
  const read = (remote: string, build: string) => (store.has(remote, build) ? [store.readFacts(remote, build)] : []);
  const neighbours = Object.entries(remotes)
    .filter(([remote]) => remote !== candidate.name)
    .flatMap(([remote, builds]) =>
      [builds.at(-1), rollouts[remote]?.build].flatMap((build) => (build ? read(remote, build) : [])),
    );
  const live = remotes[candidate.name]?.at(-1);
  const entry = path.join(dist, candidate.entry.file);
  // Rollouts, pins and links can load builds that are not live.
  const earlier = buildsOf(store, candidate.name)
    .filter((build) => build !== buildNameOf(candidate))
    .flatMap((build) => read(candidate.name, build));
  return {
    candidate,
    requires: candidate.requires,
    exposesRemote: './remote' in candidate.exposes,
    shells,
    neighbours,
    live: live === undefined ? null : (read(candidate.name, live)[0] ?? null),
    entryBytes: existsSync(entry) ? brotliCompressSync(readFileSync(entry)).length : 0,
    earlier,
  };
}

function buildsOf(store: ReleaseStore, remote: string): string[] {
  const dir = path.join(store.dir, remote);
  return existsSync(dir) ? readdirSync(dir).filter((build) => /^\d[\w.-]*$/.test(build) && !build.includes('.partial-')) : [];
}
