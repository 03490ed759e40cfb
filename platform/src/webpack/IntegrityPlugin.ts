import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { integrityCode } from '../remote-build/integrityCode.ts';

/**
 * Gives every script that the build loads at run time the hash that the page knows for its address. The page defines the look-up
 * (`fanfareIntegrity`); the hashes lie outside the chunks, so no chunk has to know another one's bytes. Always asks across origins in
 * CORS mode: without it the browser compares nothing.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) => `${source}\n${integrityCode}`);
    });
  }
}
