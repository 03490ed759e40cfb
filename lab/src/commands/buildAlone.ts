import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceDir } from '@fanfare/platform/release';
import { LabError } from '../scenarios/LabError.ts';

/** Builds the shell and these remotes, as far as something has changed. @throws LabError with the output */
export async function buildAlone(remotes: readonly string[]): Promise<void> {
  const filters = ['shell', ...remotes].map((name) => `--filter=@fanfare/${name}`);
  await promisify(execFile)('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'], {
    cwd: workspaceDir,
    maxBuffer: 2 ** 26,
  }).catch((cause: { stdout?: string; stderr?: string }) => {
    throw new LabError(`The build failed.\n${cause.stdout ?? ''}${cause.stderr ?? ''}`);
  });
}
