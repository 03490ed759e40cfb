import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { installedVersion, packageFacts } from './packageFacts.ts';
import { ReleaseFilesPlugin } from './ReleaseFilesPlugin.ts';
import { readLateModules } from './readContainer.ts';
import type { BuildOptions } from './remotePreset.ts';
import { providedModules } from './sharedModules.ts';

/** 5 KB less to download: the HTTP client sends with XMLHttpRequest. */
const withoutFetchAdapter = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
    path.join(import.meta.dirname, 'replacements/noFetchAdapter.js'),
  );

interface ShellOptions extends BuildOptions {
  /** Version of the agreement with remotes that it speaks, for the gate of the releases. */
  contract: number;
  /** The oldest one that it still understands. */
  oldestContract: number;
}

/**
 * Builds the shell in the current directory. It names no remote: those come from the release document at run time. The shared modules
 * are eager, which needs no async boundary and saves a round trip before the first paint.
 */
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
  const shared = providedModules(development, (name) => installedVersion(dir, name));
  const provides = Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: '/assets/' },
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      withoutFetchAdapter(),
      new webpack.sharing.ProvideSharedPlugin({ provides: shared }),
      new HtmlWebpackPlugin({ template: path.join(dir, 'src/index.ejs'), scriptLoading: 'defer', minify: false }),
      ...(development
        ? []
        : [
            new ReleaseFilesPlugin((compilation) => ({
              ...facts,
              dir: undefined,
              contract,
              oldestContract,
              provides,
              lateModules: readLateModules(compilation),
            })),
          ]),
    ],
  };
}
