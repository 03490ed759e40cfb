import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { removeStaleFiles } from './removeStaleFiles.ts';

export function remoteDir(name: string): string {
  return path.join(workspaceDir, name);
}

export const shellBuildDir = path.join(workspaceDir, 'shell/dist');

export const ownReleases = path.join(workspaceDir, '.fanfare/releases');

export async function buildPackages(remotes: readonly string[]): Promise<void> {
  const filters = ['shell', ...remotes].map((name) => `--filter=@fanfare/${name}`);
  await promisify(execFile)('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'], {
    cwd: workspaceDir,
    maxBuffer: 2 ** 26,
  }).catch((cause: { stdout?: string; stderr?: string }) => {
    throw new Error(`The build failed.\n${cause.stdout ?? ''}${cause.stderr ?? ''}`, { cause });
  });
  for (const name of remotes) removeStaleFiles(path.join(remoteDir(name), 'dist'));
}
