import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { linesOf } from './source-rules/fileRules.ts';

const read = (file: string) => readFileSync(path.join(workspaceDir, file), 'utf8');

function foldersIn(folder: string): string[] {
  const entries = readdirSync(path.join(workspaceDir, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.posix.join(folder, name));
}

test('README and CONTRIBUTING have at most 60 lines each', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md']) expect(linesOf(read(file))).toBeLessThanOrEqual(60);
});

test('README and architecture page link every package, the latter every folder of server, shell and shared', () => {
  const packages = foldersIn('.').filter((folder) => existsSync(path.join(workspaceDir, folder, 'package.json')));
  const folders = ['server/src', 'server/src/domains', 'server/test', 'shell/src', 'shared/src'].flatMap(foldersIn);
  expect(packages).toContain('mf-auth');
  const readme = read('README.md');
  expect(packages.filter((name) => !readme.includes(`](${name}/`))).toEqual([]);
  const page = read('docs/architecture.md').replaceAll('](.)', '](../docs)');
  expect([...packages, ...folders].filter((folder) => !page.includes(`](../${folder})`))).toEqual([]);
});

test('the commands page has every script of the root package', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const page = read('docs/commands.md');
  // The page has one line for all `check:` scripts.
  const names = Object.keys(scripts).filter((name) => !name.startsWith('check:'));
  const isListed = (name: string) => new RegExp(`\`pnpm (run )?${name}( [^\`]*)?\``).test(page);
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});

test('commit messages follow Conventional Commits with at most 72 characters in the first line', () => {
  const lint = (message: string) => {
    const { status, stdout } = spawnSync('commitlint', ['--color', 'false'], {
      cwd: workspaceDir,
      input: message,
      encoding: 'utf8',
    });
    return { status, stdout };
  };
  expect(lint(`feat(inbox): ${'x'.repeat(59)}\n`)).toEqual({ status: 0, stdout: '' });
  const { status, stdout } = lint(`change(inbox): ${'x'.repeat(58)}\n`);
  expect(status).toBe(1);
  expect(stdout).toContain('[header-max-length]');
  expect(stdout).toContain('[type-enum]');
});

test('workflows run the commands of this repository and pin actions of others to a commit', () => {
  expect(read('.github/workflows/ci.yml')).toContain('run: .ci/run\n');
  expect(read('.github/workflows/full.yml')).toContain('run: npx -y pnpm test:full\n');
  for (const name of ['ci', 'full']) {
    expect(read(`.github/workflows/${name}.yml`)).toMatch(/run: npx -y pnpm evidence\n.*path: evidence\n/s);
  }
  const files = globSync('.github/{workflows,actions}/**/*.yml', { cwd: workspaceDir });
  const used = files.flatMap((file) => [...read(file).matchAll(/uses: (\S+)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
