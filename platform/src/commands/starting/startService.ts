import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../webpack/packageFacts.ts';

export interface Service {
  name: string;
  process: ChildProcess;
  /** The address at which it says that it serves; rejects when it ends before that (its own message is on the screen by then). */
  ready: Promise<string>;
  /** Asks it to stop and waits until it has; after the grace time it is killed. */
  stop: () => Promise<void>;
}

const STOP_GRACE_MS = 25_000;

/** Starts a package as its own start script says, or another script of it, in a process of its own. */
export function startService(name: string, env: Record<string, string>, script = 'start'): Service {
  const child = spawn(process.execPath, readArguments(path.join(workspaceDir, name), script), {
    cwd: workspaceDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A Ctrl+C in the terminal reaches the whole group; the order of stopping is ours to decide.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await ended;
    clearTimeout(timer);
  };

  const ready = new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The ${name} did not start (exit code ${code}).`)));
    child.once('error', reject);
    child.on('message', (message) => {
      const url = readReady(message);
      if (url !== null) resolve(url);
    });
  });
  return { name, process: child, ready, stop };
}

/** What follows `node` in a script of a package: options, and last the file. */
function readArguments(directory: string, script: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const words = (scripts[script] ?? '').split(' ').slice(1);
  return [...words.slice(0, -1), path.join(directory, words.at(-1) ?? '')];
}

function readReady(message: unknown): string | null {
  const isReady = typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
  if (!isReady) return null;
  return 'url' in message && typeof message.url === 'string' ? message.url : '';
}
