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
  const earlier = (remotes[candidate.name] ?? [])
    .filter((build) => build !== buildNameOf(candidate))
    .flatMap((build) => read(candidate.name, build));
  return {
    candidate,
    requires: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    exposesRemote: manifest.exposes.some((exposed) => exposed.path === './remote'),
    shells,
    neighbours,
    earlier,
  };
}
