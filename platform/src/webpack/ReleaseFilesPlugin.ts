import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

const COMPRESSIBLE = /\.(js|css|svg|json|html)$/;
/** Below this a compressed copy saves less than a packet. */
const WORTH_COMPRESSING_BYTES = 1024;

/**
 * Last step of a build: writes `release.json` (facts about the build plus the SHA-384 of every file) and brotli and gzip copies,
 * so that the server only picks one.
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
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const { RawSource } = webpack.sources;
        // The federation plugin's report about the build: source paths and dependencies, for no browser.
        compilation.deleteAsset('mf-stats.json');
        const files: Record<string, string> = {};
        for (const [file, source] of this.hashFiles ? Object.entries(assets) : []) {
          if (/\.map$|^index\.html$/.test(file)) continue;
          const bytes = Buffer.from(source.source());
          files[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
          if (!COMPRESSIBLE.test(file) || bytes.length < WORTH_COMPRESSING_BYTES) continue;
          const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
          compilation.emitAsset(`${file}.br`, new RawSource(brotliCompressSync(bytes, options)));
          compilation.emitAsset(`${file}.gz`, new RawSource(gzipSync(bytes, { level: 9 })));
        }
        compilation.emitAsset(
          'release.json',
          new RawSource(`${JSON.stringify({ ...this.facts(compilation), files }, null, 2)}\n`),
        );
      });
    });
  }
}
