import { readFileSync } from 'node:fs';

/** NaN if the kernel reports no value. */
export function readResidentMiB(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
