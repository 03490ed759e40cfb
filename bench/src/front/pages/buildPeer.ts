import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '@fanfare/platform/release';
import { shellPreset } from '@fanfare/platform/webpack';
import webpack from 'webpack';

const workspaceDir = path.resolve(import.meta.dirname, '../../../..');

/**
 * Builds the same screens as one application, split by route: the shell as it is, with the module that loads a build through federation replaced
 * by one that has them all, so that neither the federation runtime nor shared modules are in it. Everything else (rules, minimiser, integrity of scripts, compression) is the product's.
 *
 * @returns a directory that a server takes as its shell
 */
export async function buildPeer(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fanfare-peer-'));
  const loadBuild = path.join(workspaceDir, 'shell/node_modules/.cache/peerLoadBuild.js');
  // A checkout whose builds all came from the cache has none yet.
  await mkdir(path.dirname(loadBuild), { recursive: true });
  await writeFile(loadBuild, loaderOf(remoteNames()));
  process.chdir(path.join(workspaceDir, 'shell'));
  const preset = shellPreset({ contract: 0, oldestContract: 0 });
  await run({
    ...preset,
    output: { ...preset.output, path: path.join(directory, 'dist'), uniqueName: 'fanfare_peer' },
    cache: false,
    plugins: [...(preset.plugins ?? []), new webpack.NormalModuleReplacementPlugin(/\/loadBuild\.ts$/, loadBuild)],
  });
  await withoutPreloads(path.join(directory, 'dist/index.html'));
  return path.join(directory, 'dist');
}

function loaderOf(names: readonly string[]): string {
  const entries = names.map((name) => {
    const { routes }: { routes: unknown[] } = JSON.parse(readFileSync(path.join(workspaceDir, name, 'remote.json'), 'utf8'));
    // Split by route: a remote of several views splits itself, one of a single view is that view.
    const mode = routes.length > 1 ? 'eager' : 'lazy';
    return `'${name}': () => import(/* webpackMode: "${mode}" */ '${path.join(workspaceDir, name, 'src/remote.ts')}')`;
  });
  return `const remotes = { ${entries.join(', ')} };
export const loadBuild = async ({ extras }) => (await remotes[extras.name]()).default;
`;
}

/** The server preloads the remote of the route, which the peer does not have: what it adds to the page is taken over without that. */
async function withoutPreloads(file: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  const takeOver = `for (const node of document.querySelector('#added').content.children) if (node.rel !== 'preload') document.head.append(node.cloneNode(true));`;
  const added = `<template id="added"><!--fanfare:head--></template><script>${takeOver}</script>`;
  await writeFile(
    file,
    page.replace('<!--fanfare:head-->', () => added),
  );
}

function run(configuration: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      compiler.close(() => (problem === undefined ? resolve() : reject(new Error(problem))));
    });
  });
}
