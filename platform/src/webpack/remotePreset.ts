import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { installedVersion, packageFacts, readJson } from './packageFacts.ts';
import { ReleaseFilesPlugin } from './ReleaseFilesPlugin.ts';
import { sharedModules } from './sharedModules.ts';

export interface BuildOptions {
  development?: boolean;
}

/** Builds the remote in the current directory from its `remote.json` and `src/remote.ts`. */
export function remotePreset({ development = false }: BuildOptions = {}): Configuration {
  const dir = process.cwd();
  const facts = packageFacts(dir);
  const manifest = readJson<{ name: string }>(path.join(dir, 'remote.json'));
  if (manifest.name !== facts.name)
    throw new Error(`remote.json says "${manifest.name}", the package is called "${facts.name}".`);
  const buildId = development ? 'dev' : facts.buildId;
  // Unique per build: with a stable name, a second version loaded into a live page silently runs the code of the first.
  const globalName = `${facts.name.replaceAll('-', '_')}__${buildId}`;
  process.env.MF_BUILD_VERSION = buildId;
  const base = baseConfig({
    dir,
    namespace: facts.name,
    development,
    outDir: development ? 'dist-dev' : 'dist',
    uniqueName: globalName,
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      new ModuleFederationPlugin({
        name: globalName,
        filename: 'remoteEntry.js',
        library: { type: 'global', name: globalName },
        exposes: { './remote': './src/remote.ts' },
        shared: sharedModules('remote', development, (name) => installedVersion(dir, name)),
        // The default, version-first, initialises every remote inside every shared load: one dead remote would blank the page.
        shareStrategy: 'loaded-first',
        manifest: true,
        // Types come from the contract package; the plugin would double the build time for nothing.
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      new ReleaseFilesPlugin({ ...facts, dir: undefined, buildId, globalName, manifest }, !development),
    ],
  };
}
