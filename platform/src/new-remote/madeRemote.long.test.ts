import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { writeRemote } from './writeRemote.ts';

let root: string;
let dir: string;

/** Creates the remote outside the workspace, but links the workspace's packages for its imports. */
before(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'fanfare-made-remote-')));
  dir = path.join(root, 'mf-price-lists');
  for (const file of ['CODEOWNERS', 'tsconfig.base.json', 'tsconfig.browser.json'])
    cpSync(path.join(workspaceDir, file), path.join(root, file));
  writeRemote(root, 'price-lists');
  symlinkSync(path.join(workspaceDir, 'mf-webhooks/node_modules'), path.join(dir, 'node_modules'), 'junction');
});
after(() => rmSync(root, { recursive: true, force: true }));

function within(program: string, ...args: string[]) {
  const file = path.join(workspaceDir, 'mf-webhooks/node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: dir,
    env: { ...process.env, FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a generated remote and its scenarios compile', () => {
  // The incremental build file would be stored in the other remote's directory.
  expect(within('tsc', '--incremental', 'false', '--tsBuildInfoFile', 'null')).toEqual({ status: 0, output: '' });
});

test('its own tests pass', () => {
  const { status, output } = within('jest', '--maxWorkers=1');
  expect(output).toMatch(/^Tests: +5 passed, 5 total$/m);
  expect(status).toBe(0);
});
