import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  name: string;
  parent: number;
  usedMs: number;
  endedChildrenMs: number;
}

const TICK_MS = 10;

/** Empty outside Linux. */
export function listProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const pid of listNumbers('/proc')) {
    const found = readProcess(pid);
    if (found) processes.set(Number(pid), found);
  }
  return processes;
}

export function listTree(processes: Map<number, Process>, root: number): Set<number> {
  const children = Map.groupBy(processes.keys(), (pid) => processes.get(pid)?.parent ?? 0);
  const tree = new Set([root]);
  for (const pid of tree) for (const child of children.get(pid) ?? []) tree.add(child);
  return tree;
}

function listNumbers(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Reads fields of proc(5); the name in parentheses may itself contain parentheses and spaces. */
function readProcess(pid: string): Process | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = line.lastIndexOf(')');
    const fields = line.slice(nameEnd + 2).split(' ');
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS;
    return {
      name: line.slice(line.indexOf('(') + 1, nameEnd),
      parent: Number(fields[1]),
      usedMs: ticks(11),
      endedChildrenMs: ticks(13),
    };
  } catch {
    return null;
  }
}
