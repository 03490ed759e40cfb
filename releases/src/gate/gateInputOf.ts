import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildNameOf, type ShellFacts } from '../BuildFacts.ts';
import { readBuild, readFederationManifest } from '../readBuild.ts';
import type { ReleaseStore } from '../store/openReleaseStore.ts';
import type { GateInput } from './GateInput.ts';

/**
 * What a finished build is held against.
 *
 * @param dist the directory of the build
 * @param shells builds of the shell that are live
 */
export function gateInputOf(store: ReleaseStore, dist: string, shells: readonly ShellFacts[]): GateInput {
  const candidate = readBuild(dist);
  const manifest = readFederationManifest(dist);
  const { remotes, rollouts = {} } = store.readIndex();
  const read = (remote: string, build: string) => (store.has(remote, build) ? [store.readFacts(remote, build)] : []);
  const neighbours = Object.entries(remotes)
    .filter(([remote]) => remote !== candidate.name)
    .flatMap(([remote, builds]) =>
      [builds.at(-1), rollouts[remote]?.build].flatMap((build) => (build ? read(remote, build) : [])),
    );
  const live = remotes[candidate.name]?.at(-1);
  const entry = path.join(dist, 'remoteEntry.js');
  const earlier = (remotes[candidate.name] ?? [])
    .filter((build) => build !== buildNameOf(candidate))
    .flatMap((build) => read(candidate.name, build));
  return {
    candidate,
    requires: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    exposesRemote: manifest.exposes.some((exposed) => exposed.path === './remote'),
    shells,
    neighbours,
    live: live === undefined ? null : (read(candidate.name, live)[0] ?? null),
    entryBytes: existsSync(entry) ? brotliCompressSync(readFileSync(entry)).length : 0,
    earlier,
  };
}
