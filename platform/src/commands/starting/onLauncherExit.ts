import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchersOf } from './launchersOf.ts';

const EVERY_MS = 1_000;

/** `npx` and `pnpm` do not forward all signals, so child processes would keep running. */
export async function onLauncherExit(onEnd: () => void): Promise<void> {
  const launchers = await findLaunchers();
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, EVERY_MS);
  timer.unref();
}

async function findLaunchers(): Promise<number[]> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    return launchersOf(process.pid, stdout);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
