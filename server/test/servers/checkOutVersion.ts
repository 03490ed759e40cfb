import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspaceDir = resolve(import.meta.dirname, '../../..');

export const VERSION_1_0 = '2d7cb2324c13ed571c93252722354b97be7647d2';

export async function checkOutVersion(commit: string) {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-version-'));
  // A clone, because a worktree would write into the repository.
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', workspaceDir, directory]);
  await run('git', ['checkout', '--quiet', commit], { cwd: directory });
  await run('npx', ['-y', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--filter', '@fanfare/server...'], {
    cwd: directory,
  });
  return {
    directory,
    main: join(directory, 'server/src/main.ts'),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
