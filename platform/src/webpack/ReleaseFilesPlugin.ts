import { compressedCopies, integrityOf, isReleased } from '@fanfare/releases';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Last step of a build: writes `release.json` (facts about the build plus the SHA-384 of every file), which overrides and development servers
 * read before the build is published, and brotli and gzip copies.
 */
export class ReleaseFilesPlugin {
  private readonly facts: (compilation: Compilation) => object;
  private readonly hashFiles: boolean;

  /**
   * @param facts about the finished build
   * @param hashFiles off in development, where files change under the same name
   */
  constructor(facts: (compilation: Compilation) => object, hashFiles = true) {
    this.facts = facts;
    this.hashFiles = hashFiles;
  }

  apply(compiler: Compiler): void {
    const name = 'ReleaseFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the very last stage that others use: the manifest plugin of module federation reports late too.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const { RawSource } = webpack.sources;
        // The federation plugin's report about the build: source paths and dependencies, for no browser.
        compilation.deleteAsset('mf-stats.json');
        const files: Record<string, string> = {};
        for (const [file, source] of this.hashFiles ? Object.entries(assets) : []) {
          if (!isReleased(file)) continue;
          const bytes = Buffer.from(source.source());
          files[file] = integrityOf(bytes);
          for (const [copy, compressed] of Object.entries(await compressedCopies(file, bytes)))
            compilation.emitAsset(copy, new RawSource(compressed));
        }
        compilation.emitAsset(
          'release.json',
          new RawSource(`${JSON.stringify({ ...this.facts(compilation), files }, null, 2)}\n`),
        );
      });
    });
  }
}
