import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface EarlierVersion {
  name: string;
  serverDir: string;
  remove: () => Promise<void>;
}

const run = promisify(execFile);
const workspaceDir = path.resolve(import.meta.dirname, '../../..');

export async function checkOut(commit: string): Promise<EarlierVersion> {
  process.stdout.write(`Installing ${commit}\n`);
  const directory = await mkdtemp(path.join(tmpdir(), 'fanfare-bench-version-'));
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', workspaceDir, directory]);
  await run('git', ['checkout', '--quiet', commit], { cwd: directory });
  const filter = ['--filter', '@fanfare/server...'];
  await run('npx', ['-y', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', ...filter], { cwd: directory });
  return {
    name: commit.slice(0, 8),
    serverDir: path.join(directory, 'server'),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
