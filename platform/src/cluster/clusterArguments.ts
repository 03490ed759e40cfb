import { parseArgs } from 'node:util';

export interface ClusterSize {
  web: number;
  worker: number;
  /** 0 if the workers do the background work. */
  background: number;
  /** 0 if the web processes serve sockets. */
  realtime: number;
}

export type ClusterCommand = { kind: 'restart' } | { kind: 'run'; size: ClusterSize; hasJournal: boolean; isBuilding: boolean };

export const clusterUsage = `pnpm cluster                                      two servers for calls, two that work, one that holds sockets
pnpm cluster --web 3 --worker 1 --realtime 0      others in number; without a realtime one the web ones hold sockets
pnpm cluster --background 1                       background work in a separate process; the workers then only process events
pnpm cluster --journal                            webhooks are accepted by three NATS servers; without it later, all are moved to the database first
pnpm cluster --no-build                           what is built and released already
pnpm cluster restart                              replaces the processes of the running cluster one after another
`;

const MOST = 16;

export function readClusterArguments(args: readonly string[]): ClusterCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        web: { type: 'string', default: '2' },
        worker: { type: 'string', default: '2' },
        background: { type: 'string', default: '0' },
        realtime: { type: 'string', default: '1' },
        journal: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 1 && positionals[0] === 'restart' && args.length === 1) return { kind: 'restart' };
    if (positionals.length > 0) return null;
    const size = {
      web: Number(values.web),
      worker: Number(values.worker),
      background: Number(values.background),
      realtime: Number(values.realtime),
    };
    const isNumber = Object.values(size).every((count) => Number.isInteger(count) && count >= 0 && count <= MOST);
    if (!isNumber || size.web === 0 || size.worker === 0) return null;
    return { kind: 'run', size, hasJournal: values.journal, isBuilding: !values['no-build'] };
  } catch {
    return null;
  }
}
