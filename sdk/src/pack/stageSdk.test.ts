import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { stageSdk } from './stageSdk.ts';
import { packageOf } from './versions.ts';

let dir: string;
let published: Record<'dependencies' | 'peerDependencies' | 'bin', Record<string, string>>;
before(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-stage-'));
  await stageSdk(dir);
  published = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
});
after(() => rm(dir, { recursive: true }));

test('dependencies are exact, and nothing of the workspace is among them', () => {
  const { dependencies, peerDependencies } = published;
  for (const version of Object.values({ ...dependencies, ...peerDependencies })) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@fanfare/'))).toEqual([]);
  expect(Object.keys(peerDependencies)).toEqual(
    expect.arrayContaining(['@fanfare/shared', '@module-federation/vite', '@rspack/core', 'vite', 'webpack']),
  );
});

test('packages whose files are passed by path are installed too', async () => {
  const files = globSync('dist/**/*.js', { cwd: dir }).map((file) => readFile(path.join(dir, file), 'utf8'));
  const passed = (await Promise.all(files)).flatMap((text) => [
    ...text.matchAll(/\b(?:import\.meta|require\w*)\.resolve\(["']([^."'/][^"']*)["']\)/g),
  ]);
  const names = new Set(passed.map(([, id = '']) => packageOf(id)).filter((name) => name !== '@fanfare/sdk'));
  expect(names).toContain('axe-core');
  const installed = Object.keys({ ...published.dependencies, ...published.peerDependencies });
  expect([...names].filter((name) => !installed.includes(name))).toEqual([]);
});

test('no path of the machine that packed it is in it', async () => {
  const command = await readFile(path.join(dir, published.bin.fanfare ?? ''), 'utf8');
  expect(command).toMatch(/^#!\/usr\/bin\/env node/);
  const preset = await readFile(path.join(dir, 'dist/platform/src/workspace/packageFacts.js'), 'utf8');
  expect(command + preset).not.toContain(path.resolve(import.meta.dirname, '../../..'));
});

test('the directory from which it is packed changes nothing', async () => {
  const [other, cwd] = [path.join(dir, 'other'), process.cwd()];
  try {
    process.chdir(os.tmpdir());
    await stageSdk(other);
  } finally {
    process.chdir(cwd);
  }
  const files = globSync('**/*.{js,json}', { cwd: path.join(dir, 'dist') });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    expect(await readFile(path.join(other, 'dist', file), 'utf8')).toBe(await readFile(path.join(dir, 'dist', file), 'utf8'));
});
