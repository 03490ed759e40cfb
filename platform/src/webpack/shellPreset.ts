import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { installedVersion, packageFacts } from './packageFacts.ts';
import { ReleaseFilesPlugin } from './ReleaseFilesPlugin.ts';
import type { BuildOptions } from './remotePreset.ts';
import { sharedModules } from './sharedModules.ts';

/**
 * Builds the shell in the current directory. It names no remote: those come from the release document at run time. The shared modules
 * are eager, which needs no async boundary and saves a round trip before the first paint.
 */
export function shellPreset({ development = false }: BuildOptions = {}): Configuration {
  const dir = process.cwd();
  const facts = packageFacts(dir);
  const base = baseConfig({
    dir,
    namespace: 'shell',
    development,
    outDir: development ? 'dist-dev' : 'dist',
    uniqueName: 'fanfare_shell',
  });
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: '/assets/' },
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      new ModuleFederationPlugin({
        name: 'fanfare_shell',
        shared: sharedModules('shell', development, (name) => installedVersion(dir, name)),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // The release document says what manifests would: the part of the runtime that reads them stays out.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new HtmlWebpackPlugin({ template: path.join(dir, 'src/index.ejs'), scriptLoading: 'defer', minify: false }),
      ...(development ? [] : [new ReleaseFilesPlugin({ ...facts, dir: undefined })]),
    ],
  };
}
