import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessorTime {
  serverMs: number;
  databaseMs: number;
}

const TICK_MS = 10;

/** Null outside Linux. Less affected by other load than elapsed time. */
export function readProcessorTime(serverPid: number): ProcessorTime | null {
  const processes = listProcesses();
  const server = processes.get(serverPid);
  if (!server) return null;
  let databaseMs = 0;
  for (const [pid, { usedMs, endedChildrenMs, parent }] of processes) {
    if (parent === serverPid) databaseMs += usedMs + endedChildrenMs;
    else if (processes.get(parent)?.parent === serverPid && pid !== serverPid) databaseMs += usedMs;
  }
  return { serverMs: server.usedMs, databaseMs };
}

interface Usage {
  parent: number;
  usedMs: number;
  endedChildrenMs: number;
}

function listProcesses(): Map<number, Usage> {
  const processes = new Map<number, Usage>();
  for (const name of listNumbers('/proc')) {
    const usage = readUsage(name);
    if (usage) processes.set(Number(name), usage);
  }
  return processes;
}

function listNumbers(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Reads fields of proc(5); the name in parentheses may itself contain parentheses and spaces. */
function readUsage(pid: string): Usage | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS;
    return { parent: Number(fields[1]), usedMs: ticks(11), endedChildrenMs: ticks(13) };
  } catch {
    return null;
  }
}
