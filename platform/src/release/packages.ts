import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceDir } from '../webpack/packageFacts.ts';

/** Directory of a remote of this workspace. */
export function remoteDir(name: string): string {
  return path.join(workspaceDir, name);
}

/** The build of the shell of this workspace. */
export const shellBuildDir = path.join(workspaceDir, 'shell/dist');

/** Where this machine releases. */
export const ownReleases = path.join(workspaceDir, '.fanfare/releases');

/** Builds the shell and these remotes, as far as something has changed. @throws with the output */
export async function buildPackages(remotes: readonly string[]): Promise<void> {
  const filters = ['shell', ...remotes].map((name) => `--filter=@fanfare/${name}`);
  await promisify(execFile)('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'], {
    cwd: workspaceDir,
    maxBuffer: 2 ** 26,
  }).catch((cause: { stdout?: string; stderr?: string }) => {
    throw new Error(`The build failed.\n${cause.stdout ?? ''}${cause.stderr ?? ''}`, { cause });
  });
}
