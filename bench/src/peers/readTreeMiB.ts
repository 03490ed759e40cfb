import { readdirSync, readFileSync } from 'node:fs';
import { readResidentMiB } from '../readResidentMiB.ts';

export function readTreeMiB(pid: number, without: string): number {
  const own = nameOf(pid) === without ? 0 : readResidentMiB(pid);
  return childrenOf(pid).reduce((sum, child) => sum + readTreeMiB(child, without), own);
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
