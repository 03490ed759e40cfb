import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { readOffers } from '../contract/readContract.ts';
import { runtimeFlags } from '../remote-build/federationOptions.ts';
import { readLazyShared } from '../remote-build/readContainer.ts';
import { drawnSlots, installedVersion, packageFacts, packageIdentity, workspaceDir } from '../workspace/packageFacts.ts';
import { providedVersions } from '../workspace/sharedModules.ts';
import { baseConfig } from './baseConfig.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { ReleaseFilesPlugin } from './ReleaseFilesPlugin.ts';
import type { BuildOptions } from './remotePreset.ts';

const withoutFetchAdapter = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
    path.join(import.meta.dirname, 'replacements/noFetchAdapter.js'),
  );

interface ShellOptions extends BuildOptions {
  contract: number;
  oldestContract: number;
}

/** No federation plugin: `shell/src/federation` creates the runtime without an async boundary. */
export function shellPreset({ development = false, contract, oldestContract }: ShellOptions): Configuration {
  const dir = process.cwd();
  const facts = packageFacts(dir);
  const base = baseConfig({
    dir,
    namespace: 'shell',
    development,
    outDir: development ? 'dist-dev' : 'dist',
    uniqueName: 'fanfare_shell',
  });
  const provides = providedVersions(development, (name) => installedVersion(dir, name));
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: '/assets/' },
    // Catalogues of `shared` are loaded with those of the shell.
    resolve: { ...base.resolve, alias: { 'shared-locales': path.join(workspaceDir, 'shared/src/locales') } },
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      new webpack.DefinePlugin({ ...runtimeFlags, SHARED_VERSIONS: JSON.stringify(provides) }),
      withoutFetchAdapter(),
      new HtmlWebpackPlugin({ template: path.join(dir, 'src/index.ejs'), scriptLoading: 'defer', minify: false }),
      ...(development
        ? []
        : [
            new ReleaseFilesPlugin((compilation) => ({
              ...facts,
              contract,
              oldestContract,
              provides,
              federationRuntime: installedVersion(dir, '@module-federation/enhanced'),
              sdk: packageIdentity(path.join(workspaceDir, 'sdk')).version,
              entryTypes: ['global', 'module'],
              lazyShared: readLazyShared(compilation),
              draws: drawnSlots(dir),
              offers: readOffers(compilation),
            })),
          ]),
    ],
  };
}
