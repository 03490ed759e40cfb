import { entryFile } from './readContainer.ts';

interface ContainerOptions {
  /** Unique per build: with a stable name, a second version would run the first one's code. */
  globalName: string;
  exposes: Readonly<Record<string, { import: string; name: string }>>;
  shared: Record<string, object>;
}

export function containerOptions({ globalName, exposes, shared }: ContainerOptions) {
  return {
    name: globalName,
    filename: entryFile,
    library: { type: 'global', name: globalName },
    exposes: { ...exposes },
    shared,
    // The default would initialize every remote, so one unreachable remote would block all.
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: true,
    virtualRuntimeEntry: true,
    // The shell provides the runtime.
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
    },
  };
}

export const runtimeFlags = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
  FEDERATION_HAS_EXPOSES: false,
};
