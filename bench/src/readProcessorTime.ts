import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessorTime {
  /** Milliseconds of processor time since the start. */
  serverMs: number;
  databaseMs: number;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * What a server and the database it has started have used so far; null where the kernel does not tell (only Linux does). On a busy machine
 * this is the figure to compare: it hardly depends on who else is computing.
 */
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

/** Fields by proc(5); the name in brackets may itself hold brackets and spaces. Null when the process has ended meanwhile. */
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
