import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { runCommand } from '../checks/runCommand.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { writeRemote } from './writeRemote.ts';

let root: string;
let dir: string;

/** Beside the workspace, and installed like a remote of it: what it imports is the workspace's own. */
before(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'fanfare-made-remote-')));
  dir = path.join(root, 'mf-price-lists');
  for (const file of ['CODEOWNERS', 'tsconfig.base.json', 'tsconfig.browser.json'])
    cpSync(path.join(workspaceDir, file), path.join(root, file));
  writeRemote(root, 'price-lists');
  symlinkSync(path.join(workspaceDir, 'mf-webhooks/node_modules'), path.join(dir, 'node_modules'), 'junction');
});
after(() => rmSync(root, { recursive: true, force: true }));

const within = (line: string) => runCommand(`cd ${JSON.stringify(dir)} && ${line}`, { packageName: 'mf-webhooks' });

test('what is made of the template compiles against the workspace, its scenarios too', async () => {
  // The file that speeds up the next run would lie among those of the other remote.
  expect(await within('tsc --incremental false --tsBuildInfoFile null')).toEqual({ code: 0, output: '' });
});

test('its own tests pass', async () => {
  const { code, output } = await within('jest --maxWorkers=1');
  expect(output).toMatch(/^Tests: +5 passed, 5 total$/m);
  expect(code).toBe(0);
});
