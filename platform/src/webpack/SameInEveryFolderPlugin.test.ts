import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { expect } from 'expect';
import webpack, { type Configuration } from 'webpack';
import { SameInEveryFolderPlugin } from './SameInEveryFolderPlugin.ts';

const federationRuntimeOf = (folder: string) =>
  `data:text/javascript;base64,${Buffer.from(`/* ${folder}/runtime.js */ globalThis.started = true;`).toString('base64')}`;

async function build(folder: string, plugins: Configuration['plugins']): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fanfare-folder-'));
  try {
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: federationRuntimeOf(folder),
      output: { path: dir },
      devtool: false,
      optimization: { runtimeChunk: 'single' },
      plugins: plugins ?? [],
    });
    await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    return readFileSync(path.join(dir, 'main.js'), 'utf8');
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('equal sources build equal files in every folder', async () => {
  const plugins = [new SameInEveryFolderPlugin()];
  expect(await build('/one', plugins)).toBe(await build('/another', plugins));
  expect(await build('/one', [])).not.toBe(await build('/another', []));
});
