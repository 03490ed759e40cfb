import { listProcesses, listTree, type Process } from './listProcesses.ts';

export const DATABASE_PROCESS = 'postgres';

export interface ProcessorTime {
  serverMs: number;
  databaseMs: number;
}

/** NaN outside Linux. Less affected by other load than elapsed time. */
export function readProcessorTime(serverPid: number, databaseParentPid = serverPid): ProcessorTime {
  const processes = listProcesses();
  const sum = (root: number, isCounted: (name: string) => boolean) =>
    processes.has(root)
      ? [...listTree(processes, root)]
          .map((pid) => processes.get(pid))
          .filter((found): found is Process => found !== undefined && isCounted(found.name))
          .reduce((total, { usedMs, endedChildrenMs }) => total + usedMs + endedChildrenMs, 0)
      : Number.NaN;
  return {
    serverMs: sum(serverPid, (name) => name !== DATABASE_PROCESS),
    databaseMs: sum(databaseParentPid, (name) => name === DATABASE_PROCESS),
  };
}
