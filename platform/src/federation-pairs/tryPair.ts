import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { containerOptions, runtimeFlags } from '../remote-build/federationOptions.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { loadInBrowser } from './loadInBrowser.ts';

const run = promisify(execFile);
const template = path.join(workspaceDir, 'platform/templates/federation-pair');
const REMOTE = 'pair_remote__1';

export interface Pair {
  webpack: string;
  enhanced: string;
}

export interface PairResult extends Pair {
  builds: boolean;
  loads: boolean;
  note: string;
}

export async function tryPair(pair: Pair): Promise<PairResult> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-pair-'));
  try {
    await cp(template, dir, { recursive: true });
    await writeFile(path.join(dir, 'package.json'), JSON.stringify(packageOf(pair)));
    await writeFile(path.join(dir, 'options.json'), JSON.stringify(options()));
    const failed = await attempt(async () => {
      await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'], { cwd: dir });
      await run(process.execPath, ['build.mjs'], { cwd: dir });
    });
    if (failed !== null) return { ...pair, builds: false, loads: false, note: failed };
    const problem = await attempt(() => loadInBrowser(path.join(dir, 'dist'), 'shared module used, chunk loaded'));
    return { ...pair, builds: true, loads: problem === null, note: problem ?? '' };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function packageOf({ webpack, enhanced }: Pair) {
  const runtime = ['enhanced', 'inject-external-runtime-core-plugin', 'runtime-tools'];
  const dependencies = Object.fromEntries(runtime.map((name) => [`@module-federation/${name}`, enhanced]));
  return { name: 'federation-pair', private: true, type: 'module', dependencies: { webpack, ...dependencies } };
}

function options() {
  const shared = {
    'pair-shared': { singleton: true, strictVersion: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false },
  };
  const exposes = { './remote': { import: './remote.js', name: '__federation_expose_remote' } };
  const name = '[name].[contenthash:10].js';
  return {
    mode: 'production',
    output: { filename: name, chunkFilename: name, crossOriginLoading: 'anonymous', strictModuleErrorHandling: true },
    remote: containerOptions({ globalName: REMOTE, exposes, shared }),
    runtimeFlags,
  };
}

async function attempt(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (cause) {
    const { stderr = '', message }: { stderr?: string; message: string } =
      cause instanceof Error ? cause : { message: String(cause) };
    const lines = `${stderr}\n${message}`.split('\n').map((line) => line.trim());
    return (lines.find((line) => /error|cannot find/i.test(line)) ?? message).replaceAll(os.tmpdir(), '').slice(0, 160);
  }
}
