import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, workspaceDir } from '../workspace/packageFacts.ts';

export interface TaskRun {
  /** `//` is the workspace root. */
  package: string;
  directory: string;
  task: string;
  seconds: number;
  /** Null if not run, because a dependency failed. */
  exitCode: number | null;
}

interface Summary {
  tasks: {
    task: string;
    package: string;
    directory: string;
    command: string;
    execution?: { startTime: number; endTime: number; exitCode: number };
  }[];
}

export interface TurboOptions {
  atOnce: number;
  limitMs: number;
  env: Record<string, string>;
  args: readonly string[];
}

const summariesDir = path.join(workspaceDir, '.turbo/runs');

export async function runTurbo(tasks: readonly string[], { atOnce, limitMs, env, args }: TurboOptions): Promise<TaskRun[]> {
  rmSync(summariesDir, { recursive: true, force: true });
  const options = ['--continue', '--summarize', '--output-logs=errors-only', '--log-prefix=none', '--env-mode=loose'];
  await spawnLimited(['run', ...tasks, `--concurrency=${atOnce}`, ...options, ...args], limitMs, env);
  const [file] = existsSync(summariesDir) ? readdirSync(summariesDir) : [];
  if (file === undefined) throw new Error(`turbo wrote no summary of ${tasks.join(', ')}.`);
  return readJson<Summary>(path.join(summariesDir, file))
    .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ task, package: name, directory, execution }) => ({
      package: name,
      directory,
      task,
      seconds: execution ? (execution.endTime - execution.startTime) / 1_000 : 0,
      exitCode: execution?.exitCode ?? null,
    }));
}

function spawnLimited(args: string[], limitMs: number, env: Record<string, string>): Promise<void> {
  const turbo = path.join(workspaceDir, 'node_modules/.bin/turbo');
  const PATH = [path.dirname(process.execPath), process.env.PATH ?? ''].join(path.delimiter);
  const child = spawn(turbo, args, {
    cwd: workspaceDir,
    env: { ...process.env, FORCE_COLOR: '0', ...env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(() => {
    process.stderr.write(`Stopped after ${limitMs / 60_000} minutes: turbo ${args.join(' ')}\n`);
    stop();
  }, limitMs);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve();
    });
  });
}
