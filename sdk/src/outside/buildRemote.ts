import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration as RspackConfiguration } from '@rspack/core';
import type { UserConfig } from 'vite';
import type { Configuration as WebpackConfiguration } from 'webpack';

type Build = (configFile: string) => Promise<void>;

const bundlers: Readonly<Record<string, Build>> = {
  'webpack.config.ts': async (file) => {
    const { default: webpack } = await import('webpack');
    const compiler = webpack(await readPreset<WebpackConfiguration>(file));
    if (!compiler) throw new Error('webpack takes no configuration from webpack.config.ts.');
    await run(compiler);
  },
  'rspack.config.ts': async (file) => {
    const { rspack } = await import('@rspack/core');
    await run(rspack(await readPreset<RspackConfiguration>(file)));
  },
  'vite.config.ts': async (file) => {
    const { build } = await import('vite');
    await build({ ...(await readPreset<UserConfig>(file)), configFile: false });
  },
};

export async function buildRemote(): Promise<void> {
  const found = Object.entries(bundlers).find(([file]) => existsSync(path.resolve(file)));
  if (!found) throw new Error(`There is no ${Object.keys(bundlers).join(', ')} here.`);
  const [file, build] = found;
  await build(path.resolve(file));
}

async function readPreset<T>(file: string): Promise<T> {
  const { default: preset }: { default: T | (() => T) } = await import(pathToFileURL(file).href);
  return isFactory(preset) ? preset() : preset;
}

function isFactory<T>(preset: T | (() => T)): preset is () => T {
  return typeof preset === 'function';
}

interface Stats {
  hasErrors: () => boolean;
  toString: (options: { preset: 'errors-warnings' }) => string;
}

interface Compiler {
  run: (done: (error: Error | null, stats?: Stats) => void) => void;
  close: (done: () => void) => void;
}

function run(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const report = error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '';
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(new Error(report));
        else resolve();
      });
    });
  });
}
