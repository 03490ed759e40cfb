import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '@fanfare/platform/release';
import { shellPreset } from '@fanfare/platform/webpack';
import webpack from 'webpack';

const workspaceDir = path.resolve(import.meta.dirname, '../../../..');

/**
 * Builds the same screens as one application, split by route, without federation runtime and shared modules.
 * Everything else is the product's build.
 * @returns a directory that a server takes as its shell
 */
export async function buildPeer(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fanfare-peer-'));
  const loadBuild = path.join(workspaceDir, 'shell/node_modules/.cache/peerLoadBuild.js');
  // The directory is missing if all builds came from the cache.
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
    // Remotes with several views split their own code.
    const mode = routes.length > 1 ? 'eager' : 'lazy';
    return `'${name}': () => import(/* webpackMode: "${mode}" */ '${path.join(workspaceDir, name, 'src/remote.ts')}')`;
  });
  return `const remotes = { ${entries.join(', ')} };
export const loadBuild = async ({ extras }) => (await remotes[extras.name]()).default;
`;
}

/** The server adds preload links for the route's remote, which this build does not have. */
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
