import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishWorkspace, remoteNames } from '@fanfare/platform/release';
import { contractBreaks, readRemoteFacts, readShell, type ShellFacts } from '@fanfare/releases';
import { expect, test } from '@playwright/test';

const workspace = path.resolve(import.meta.dirname, '../..');
const dist = (name: string) => path.join(workspace, name, 'dist');

test('a build records which exports, host calls and state keys it uses', () => {
  const { uses } = readRemoteFacts(dist('mf-auth'));
  expect(uses?.exports['@fanfare/shared/ui']).toEqual(expect.arrayContaining(['Button', 'Card', 'PasswordField']));
  expect(uses?.exports['@fanfare/shared/ui']).not.toContain('Dialog');
  expect(uses?.exports['@fanfare/shared/host']).toEqual(['UserMenu', 'defineRemote', 'useHost', 'useLeaveGuard']);
  expect(uses?.exports).not.toHaveProperty('@fanfare/shared/widgets');
  expect(uses?.hostApi).toEqual(['confirm', 'enter', 'navigate', 'signOut', 'switchWorkspace', 'toast']);
  expect(readRemoteFacts(dist('mf-dashboard')).uses?.stateKeys).toEqual(['notifications']);
});

test('every remote of the workspace fits the shell of the workspace', () => {
  const shell = readShell(dist('shell'));
  expect(Object.keys(shell.offers?.exports ?? {})).toEqual(Object.keys(shell.provides).sort());
  for (const name of remoteNames()) {
    const remote = readRemoteFacts(dist(name));
    expect(Object.keys(remote.uses?.exports ?? {}), name).toContain('@fanfare/shared/host');
    expect(contractBreaks(remote, shell), name).toEqual([]);
  }
});

test('pnpm release report names what a candidate shell would break, before it is served', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-report-'));
  try {
    const shell: ShellFacts = JSON.parse(await readFile(path.join(dist('shell'), 'release.json'), 'utf8'));
    const ui = shell.offers?.exports['@fanfare/shared/ui'] ?? [];
    ui.splice(ui.indexOf('PasswordField'), 1);
    await writeFile(path.join(dir, 'release.json'), JSON.stringify(shell));
    const releases = path.join(dir, 'releases');
    await publishWorkspace(releases);
    const report = async (...args: string[]) => {
      const command = path.join(workspace, 'platform/src/commands/release.ts');
      const run = promisify(execFile)(process.execPath, [command, 'report', ...args, '--from', releases], { cwd: workspace });
      return await run.then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
      );
    };
    const { code, stdout } = await report('mf-auth', '--shell', dir);
    expect(code).toBe(1);
    const [build = ''] = await readdir(path.join(releases, 'mf-auth'));
    const name = `${shell.version}-${shell.buildId}`;
    expect(stdout.trimEnd().split('\n')).toEqual([
      `mf-auth ${build} (live): 1 problem`,
      `  export: Imports PasswordField from @fanfare/shared/ui; shell ${name} does not export it. Serve a shell that exports it, or release a build of mf-auth that does not import it.`,
      `Shell ${name} would break 1 of 1 released build.`,
    ]);
    const all = await report('--all', '--shell', dist('shell'), '--json');
    expect(all.code).toBe(0);
    expect(JSON.parse(all.stdout)).toHaveLength(remoteNames().length);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
