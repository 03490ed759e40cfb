import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { consumed, entryFile, exposeChunk } from './readContainer.ts';

interface ManifestOptions {
  globalName: string;
  buildId: string;
  packageName: string;
  shared: Readonly<Record<string, { version: string; requiredVersion: string }>>;
}

const noFiles = { sync: [], async: [] };

/** Writes `mf-manifest.json`: what tools for module federation read about a build. The product itself does not need it (ADR 0035). */
export class ManifestPlugin {
  private readonly options: ManifestOptions;

  constructor(options: ManifestOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const name = 'ManifestPlugin';
    const { globalName, buildId, packageName, shared } = this.options;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const group = compilation.namedChunkGroups.get(exposeChunk);
        const manifest = {
          id: globalName,
          name: globalName,
          metaData: {
            name: globalName,
            type: 'app',
            buildInfo: { buildVersion: buildId, buildName: packageName },
            remoteEntry: { name: entryFile, path: '', type: 'global' },
            types: { path: '', name: '', zip: '', api: '' },
            globalName,
            pluginVersion: webpack.version,
            publicPath: 'auto',
          },
          shared: consumed(compilation, compilation.chunkGroups).map((module) => ({
            id: `${globalName}:${module}`,
            name: module,
            version: shared[module]?.version,
            singleton: true,
            requiredVersion: shared[module]?.requiredVersion,
            assets: { js: noFiles, css: noFiles },
          })),
          remotes: [],
          exposes: [
            {
              id: `${globalName}:remote`,
              name: 'remote',
              path: './remote',
              assets: { js: { ...noFiles, sync: group?.getFiles() ?? [] }, css: noFiles },
            },
          ],
        };
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}
