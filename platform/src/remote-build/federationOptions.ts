import { entryFile } from '../webpack/readContainer.ts';

interface ContainerOptions {
  /** Unique per build: with a stable name, a second version loaded into a live page silently runs the code of the first. */
  globalName: string;
  exposes: Readonly<Record<string, { import: string; name: string }>>;
  shared: Record<string, object>;
}

/** What a remote's container is built with. */
export function containerOptions({ globalName, exposes, shared }: ContainerOptions) {
  return {
    name: globalName,
    filename: entryFile,
    library: { type: 'global', name: globalName },
    exposes: { ...exposes },
    shared,
    // The default initialises every remote inside every shared load: one unreachable remote would stop all others.
    shareStrategy: 'loaded-first' as const,
    // Types come from the contracts; with remotes registered at run time there is nothing for this plugin to consume.
    dts: false,
    manifest: true,
    virtualRuntimeEntry: true,
    // The shell provides the one copy of the runtime, see shell/src/federation.
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
    },
  };
}

/** What the federation runtime leaves out: the shell only loads remotes, in browsers, by URLs of the release document. */
export const runtimeFlags = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
  FEDERATION_HAS_EXPOSES: false,
};
