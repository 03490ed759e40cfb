import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { exposeChunk } from '../remote-build/readRemoteBuild.ts';
import { entryFile } from './readContainer.ts';

/**
 * Puts what a remote exposes behind its entry, into the same file: whoever runs the entry asks for the other at once, so a request of its own
 * brings nothing. A chunk registers itself with the runtime before it, and counts as loaded when the container is asked for it.
 */
export class ExposedInEntryPlugin {
  apply(compiler: Compiler): void {
    const name = 'ExposedInEntryPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minimiser, which takes files one by one, and before source maps are drawn.
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
