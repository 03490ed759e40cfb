import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, PathData } from 'webpack';
import { type IsShellKey, readUses } from '../contract/readContract.ts';
import { containerOptions } from '../remote-build/federationOptions.ts';
import { readViews } from '../remote-build/readContainer.ts';
import { exposeChunk, type RemoteBuild } from '../remote-build/readRemoteBuild.ts';
import { runtimeFacts } from '../remote-build/runtimeFacts.ts';
import { baseConfig } from './baseConfig.ts';
import { ExposedInEntryPlugin } from './ExposedInEntryPlugin.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { ReleaseFilesPlugin } from './ReleaseFilesPlugin.ts';
import { SameInEveryFolderPlugin } from './SameInEveryFolderPlugin.ts';

interface RemoteOptions {
  isShellKey: IsShellKey;
  /** Similar views share a file for common code. */
  alike?: readonly string[];
}

export function remoteConfig(build: RemoteBuild, { isShellKey, alike = [] }: RemoteOptions): Configuration {
  const { dir, name, development, outDir, globalName, views, facts } = build;
  const base = baseConfig({ dir, namespace: name, development, outDir, uniqueName: globalName });
  return {
    ...base,
    entry: {},
    // A module that throws must throw again on retry, instead of appearing half initialized.
    output: { ...base.output, publicPath: 'auto', strictModuleErrorHandling: true, ...(!development && { chunkFilename }) },
    optimization: withCommonFile(base.optimization, alike),
    plugins: [
      ...(base.plugins ?? []),
      new IntegrityPlugin(),
      new ModuleFederationPlugin(containerOptions(build)),
      // Hot reload needs the original chunk names.
      ...(development ? [] : [new SameInEveryFolderPlugin(), new ExposedInEntryPlugin()]),
      new ReleaseFilesPlugin(
        (compilation) => ({
          ...facts,
          ...runtimeFacts(),
          ...(!development && { views: readViews(compilation, views), uses: readUses(compilation, dir, isShellKey) }),
        }),
        !development,
      ),
    ],
  };
}

/** A hash of the exposed chunk, which the entry contains, would differ per folder. */
const chunkFilename = ({ chunk }: PathData) => (chunk?.name === exposeChunk ? '[name].js' : '[name].[contenthash:10].js');

function withCommonFile(optimization: Configuration['optimization'], views: readonly string[]): Configuration['optimization'] {
  const { splitChunks } = optimization ?? {};
  if (views.length === 0 || !splitChunks) return optimization;
  const isOfThem = ({ name }: { name?: string | null | undefined }) => views.includes(name ?? '');
  return {
    ...optimization,
    splitChunks: { ...splitChunks, cacheGroups: { alike: { chunks: isOfThem, minChunks: views.length, minSize: 0 } } },
  };
}
