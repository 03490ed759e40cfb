import { readdir, readFile } from 'node:fs/promises';
import { isAlive } from '../../src/infrastructure/database/embedded/readPostmasterPid.ts';
import { eventually } from '../eventually.ts';

/** With its processes, as a machine that loses its power. */
export async function killPostmaster(parent: number): Promise<void> {
  const all = [parent, ...(await childrenOf(parent))];
  for (const pid of all) kill(pid);
  await eventually(() => {
    if (all.some(isAlive)) throw new Error('The database is still running.');
  });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

/** Reads Linux's process table. On other systems, child processes end by themselves. */
async function childrenOf(parent: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map(async (name) => [Number(name), await parentOf(name)] as const),
  );
  return processes.filter(([, its]) => its === parent).map(([pid]) => pid);
}

/** The name in parentheses may contain any character; state and parent follow it. */
async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
}
