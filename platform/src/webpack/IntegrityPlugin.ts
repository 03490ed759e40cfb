import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { integrityCode } from '../remote-build/integrityCode.ts';

/** Looks up hashes at run time, so that chunks do not contain each other's. Integrity checks require CORS mode. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) => `${source}\n${integrityCode}`);
    });
  }
}
