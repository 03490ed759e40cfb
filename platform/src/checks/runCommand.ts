import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceDir } from '../webpack/packageFacts.ts';

export interface CommandResult {
  code: number;
  /** Both streams, in the order they arrived. */
  output: string;
}

interface CommandOptions {
  /** Directory of the package; the workspace itself when left out. */
  packageName?: string;
  env?: Record<string, string>;
  limitMs?: number;
}

/** No check takes a quarter of this; what takes longer hangs. */
const LIMIT_MS = 40 * 60 * 1000;

/**
 * Runs a command line the way a package script runs: in the package's directory, with its and the workspace's programs on the path.
 * A command over its time limit is stopped with everything it started, and has failed.
 */
export function runCommand(
  line: string,
  { packageName = '.', env = {}, limitMs = LIMIT_MS }: CommandOptions = {},
): Promise<CommandResult> {
  const cwd = path.join(workspaceDir, packageName);
  const bins = [cwd, workspaceDir].map((dir) => path.join(dir, 'node_modules/.bin'));
  const PATH = [...bins, path.dirname(process.execPath), process.env.PATH ?? ''].join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      cwd,
      shell: true,
      env: { ...process.env, FORCE_COLOR: '0', ...env, PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all of it can be stopped.
      detached: true,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped after ${limitMs / 1000} s: ${line}\n`));
      stopGroup(child.pid);
    }, limitMs);
    const forward = () => stopGroup(child.pid);
    process.once('SIGINT', forward).once('SIGTERM', forward);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
