import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { cleanEnvironment } from '../tutorial/cleanEnvironment.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';

let directory = '';
before(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'fanfare-dependencies-'));
  // Uses the settings of this workspace, but not its packages.
  cpSync(path.join(workspaceDir, 'pnpm-workspace.yaml'), path.join(directory, 'pnpm-workspace.yaml'));
});
after(() => rmSync(directory, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(workspaceDir, file), 'utf8');

/** Runs a command of the CI in the small workspace, without a registry. */
function pnpm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npx', ['--prefer-offline', '-y', 'pnpm', ...args], {
    cwd: directory,
    env: cleanEnvironment({}),
    encoding: 'utf8',
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/** Adds a separate package next to the workspace, which runs `script` when it is installed. */
function depend(name: string, script?: string): void {
  const own = path.join(directory, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(
    path.join(own, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', scripts: script ? { postinstall: script } : {} }),
  );
  const manifest = { name: 'small', version: '1.0.0', private: true, dependencies: { [name]: `file:./${name}` } };
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify(manifest));
}

test('S32: a dependency whose install script is not listed fails the installation, and its script has not run', () => {
  const trace = path.join(directory, 'trace');
  depend('sneaky', `node -e "require('node:fs').writeFileSync(${JSON.stringify(trace).replaceAll('"', "'")}, '')"`);
  const { status, output } = pnpm('install', '--offline', '--no-frozen-lockfile');
  expect(status).not.toBe(0);
  expect(output).toMatch(/Ignored build scripts: sneaky/);
  expect(existsSync(trace)).toBe(false);
});

test('S32: continuous integration installs exactly the lockfile', () => {
  const [, flags = ''] = /pnpm install(.*)/.exec(read('.ci/run')) ?? [];
  const install = () => pnpm('install', '--offline', ...flags.trim().split(' '));
  depend('known');
  expect(pnpm('install', '--offline', '--no-frozen-lockfile')).toMatchObject({ status: 0 });
  expect(install()).toMatchObject({ status: 0 });
  depend('smuggled');
  const { status, output } = install();
  expect(status).not.toBe(0);
  expect(output).toContain('ERR_PNPM_OUTDATED_LOCKFILE');
});

test('S32: a release has to be three days old', () => {
  const { output } = pnpm('config', 'get', 'minimumReleaseAge');
  expect(Number(output.split('\n')[0])).toBeGreaterThanOrEqual(3 * 24 * 60);
});

test('S32: everything that is installed comes from the registry, by its hash', () => {
  const [, packages = ''] = /^packages:\n([\s\S]*?)^snapshots:$/m.exec(read('pnpm-lock.yaml')) ?? [];
  const entries = packages.split(/\n(?= {2}\S)/).filter((entry) => entry.trim() !== '');
  expect(entries.length).toBeGreaterThan(500);
  const isByHash = /^ {4}resolution: \{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/m;
  expect(entries.filter((entry) => !isByHash.test(entry))).toEqual([]);
});

test('S32: no package of ours asks for anything outside of the registry', () => {
  const importers = (read('pnpm-lock.yaml').split(/^packages:$/m)[0] ?? '').matchAll(/^\s+(?:specifier|version): (.+)$/gm);
  const asked = [...importers].map(([, what = '']) => what.replaceAll("'", ''));
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter((what) => /^(git|https?|file|github|ssh)|[/#].*\.git|\.tgz/.test(what))).toEqual([]);
});

test('engines are held against the Node that scripts run with', () => {
  const settings = read('pnpm-workspace.yaml');
  const [, engine] = /^nodeVersion: (\S+)$/m.exec(settings) ?? [];
  const [, installed] = /^ {2}node: (\S+)$/m.exec(settings.slice(settings.indexOf('\ncatalog:'))) ?? [];
  expect(engine).toBe(installed);
  expect(engine).toBe(process.versions.node);
});
