import path from 'node:path';
import {
  containerOptions,
  integrityCode,
  type RemoteBuild,
  readSourceUses,
  runtimeFacts,
  sourceRules,
  writeReleaseFiles,
} from '@fanfare/platform/remote-build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { isShellKey } from './isShellKey.ts';
import { readOutsideBuild } from './readOutsideBuild.ts';

/**
 * Creates the Rspack configuration of the remote in the current directory from `remote.json` and `src/remote.ts`.
 * @throws when `remote.json` does not match the package
 */
export function remotePreset(): Configuration {
  const build = readOutsideBuild(process.cwd());
  const { dir, name, outDir, globalName } = build;
  return {
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    entry: {},
    output: {
      path: path.join(dir, outDir),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: globalName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8_000,
      publicPath: 'auto',
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: sourceRules(name, false) },
    optimization: { splitChunks: { minSize: 60_000 } },
    plugins: [integrityPlugin, new ModuleFederationPlugin(containerOptions(build)), releaseFilesPlugin(build)],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

const integrityPlugin = {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (code) => `${code}\n${integrityCode}`);
    });
  },
};

function releaseFilesPlugin({ dir, outDir, facts }: RemoteBuild) {
  return {
    apply(compiler: Compiler): void {
      const written = { ...facts, ...runtimeFacts(), uses: readSourceUses(dir, isShellKey) };
      compiler.hooks.afterEmit.tapPromise('ReleaseFilesPlugin', () => writeReleaseFiles(path.join(dir, outDir), written));
    },
  };
}
