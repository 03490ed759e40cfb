import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { entryFile } from '../remote-build/readContainer.ts';
import { exposeChunk } from '../remote-build/readRemoteBuild.ts';

/** Merges both, because both are always needed. The exposed chunk registers itself before it counts as loaded. */
export class ExposedInEntryPlugin {
  apply(compiler: Compiler): void {
    const name = 'ExposedInEntryPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const exposed = compilation.namedChunks.get(exposeChunk);
        for (const file of [...(exposed?.files ?? [])]) {
          const own = compilation.getAsset(file)?.source;
          if (!own) continue;
          compilation.updateAsset(entryFile, (entry) => new webpack.sources.ConcatSource(entry, '\n', own));
          compilation.deleteAsset(file);
        }
      });
    });
  }
}
