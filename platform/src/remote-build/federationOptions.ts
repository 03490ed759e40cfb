import { installedVersion } from '../webpack/packageFacts.ts';
import { entryFile } from '../webpack/readContainer.ts';
import type { RemoteBuild } from './readRemoteBuild.ts';

/** Options of the federation plugin, the same for webpack and Rspack. */
export function federationOptions({ globalName, exposes, shared }: RemoteBuild) {
  return {
    name: globalName,
    filename: entryFile,
    library: { type: 'global', name: globalName },
    exposes: { ...exposes },
    shared,
    // The default initialises every remote inside every shared load: one unreachable remote would stop all others.
    shareStrategy: 'loaded-first',
    // Types come from the contracts; with remotes registered at run time there is nothing for this plugin to consume.
    dts: false,
    manifest: true,
    virtualRuntimeEntry: true,
    // The shell provides the one copy of the runtime, see shell/src/federation.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  } satisfies FederationOptions;
}

/** What `release.json` says because of `externalRuntime`. */
export function runtimeFacts() {
  return { federationRuntime: installedVersion(import.meta.dirname, '@module-federation/enhanced') };
}

/** What both plugins take, with the literal types that they ask for. */
interface FederationOptions {
  name: string;
  filename: string;
  library: { type: string; name: string };
  exposes: Record<string, { import: string; name: string }>;
  shared: object;
  shareStrategy: 'loaded-first';
  dts: false;
  manifest: true;
  virtualRuntimeEntry: true;
  experiments: { externalRuntime: true; optimization: { target: 'web'; disableSnapshot: true; disableRemote: true } };
}
