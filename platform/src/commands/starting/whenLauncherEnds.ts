import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchersOf } from './launchersOf.ts';

const EVERY_MS = 1_000;

/**
 * Calls back once a package runner that this process was started through is gone. `npx` and `pnpm` do not pass on every signal that they get
 * themselves: without this, what they have started would run on and keep its ports.
 *
 * @returns once it watches
 */
export async function whenLauncherEnds(onEnd: () => void): Promise<void> {
  const launchers = await findLaunchers();
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, EVERY_MS);
  timer.unref();
}

/** None where processes cannot be listed. */
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
    // It runs as somebody else.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
