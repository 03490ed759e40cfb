import type { Compiler } from 'webpack';

/** The federation plugin names two modules by absolute paths. */
export class SameInEveryFolderPlugin {
  apply(compiler: Compiler): void {
    const name = 'SameInEveryFolderPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        let id = 0;
        for (const module of modules) {
          if (/^container entry |data:text\/javascript/.test(module.identifier()))
            compilation.chunkGraph.setModuleId(module, ++id);
        }
      });
    });
  }
}
