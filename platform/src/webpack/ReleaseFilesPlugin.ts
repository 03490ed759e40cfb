import { compressedCopies, integrityOf, isReleased } from '@fanfare/releases';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

export class ReleaseFilesPlugin {
  private readonly facts: (compilation: Compilation) => object;
  private readonly hashFiles: boolean;

  constructor(facts: (compilation: Compilation) => object, hashFiles = true) {
    this.facts = facts;
    this.hashFiles = hashFiles;
  }

  apply(compiler: Compiler): void {
    const name = 'ReleaseFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The federation manifest is written at a late stage.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const { RawSource } = webpack.sources;
        // Contains source paths, so it is not released.
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
