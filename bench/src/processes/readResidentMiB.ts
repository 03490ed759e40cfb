import { readFileSync } from 'node:fs';
import { listProcesses, listTree } from './listProcesses.ts';
import { DATABASE_PROCESS } from './readProcessorTime.ts';

export function readServerMiB(serverPid: number): number {
  const processes = listProcesses();
  return [...listTree(processes, serverPid)]
    .filter((pid) => processes.get(pid)?.name !== DATABASE_PROCESS)
    .reduce((sum, pid) => sum + readResidentMiB(pid), 0);
}

/** NaN if the kernel reports no value. */
export function readResidentMiB(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
