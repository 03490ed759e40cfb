import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../../workspace/packageFacts.ts';

export interface Service {
  name: string;
  process: ChildProcess;
  /** Resolves to the URL; rejects if the process exits. */
  ready: Promise<string>;
  /** Kills the process after a grace period. */
  stop: () => Promise<void>;
}

const STOP_GRACE_MS = 25_000;

export function startService(name: string, env: Record<string, string>, script = 'start'): Service {
  const child = spawn(process.execPath, readArguments(path.join(workspaceDir, name), script), {
    cwd: workspaceDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl+C reaches the process group; services must stop in order.
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
