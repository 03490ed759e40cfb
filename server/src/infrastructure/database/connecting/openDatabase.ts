import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { createSemaphore } from '../../concurrency/createSemaphore.ts';
import { defaultPoolSizes } from '../../env/readers/readPoolSizes.ts';
import type { PoolSizes } from '../../env/Settings.ts';
import type { Logger } from '../../logger/createLogger.ts';
import type { Database, WorkKind } from '../Database.ts';
import { createQueries } from '../queries/createQueries.ts';
import { connectWithTimeout } from './connectWithTimeout.ts';
import { createTransactions } from './createTransactions.ts';
import { checkNesting, type OnNested, refuseNested } from './heldConnection.ts';
import { listenOnChannel } from './listenOnChannel.ts';
import { openPlainLines, openPreparedLines } from './openLines.ts';
import { createPoolOpener, forRequests, forSystemWork } from './openPool.ts';

const OWNER_TRANSACTIONS_OF_OTHER_WORK = 2;

/** Connections that stay open for work with a waiting caller. */
const READY = { owner: 6, requests: 2, sessions: 3, intake: 2, work: 2, background: 0 };

interface Options {
  sizes?: PoolSizes;
  onNested?: OnNested;
}

/** Each kind of work has its own pool, so that none can take another's connections (S40, ADR 0079). */
export function openDatabase(
  config: pg.PoolConfig,
  logger: Logger,
  { sizes = defaultPoolSizes, onNested = refuseNested }: Options = {},
): Database {
  const opener = createPoolOpener(config, logger);
  const readyOf = (kind: keyof typeof READY) => Math.min(READY[kind], sizes[kind]);
  const openSystemPool = (kind: WorkKind) => opener.open(forSystemWork(sizes[kind], kind === 'requests'), readyOf(kind));
  const pools = {
    owner: opener.open(forRequests(sizes.owner), readyOf('owner')),
    requests: openSystemPool('requests'),
    sessions: openSystemPool('sessions'),
    intake: openSystemPool('intake'),
    work: openSystemPool('work'),
    background: openSystemPool('background'),
  };
  const runAsOwner = createTransactions(openPlainLines(pools.owner), onNested);

  function createView(kind: WorkKind): Database {
    const pool = pools[kind];
    const openLine = openPreparedLines(pool);
    const runAsSystem = createTransactions(openLine, onNested);
    const oneOfFew = createSemaphore(kind === 'requests' ? Number.POSITIVE_INFINITY : OWNER_TRANSACTIONS_OF_OTHER_WORK);
    return {
      of: (other) => views[other],
      system: createQueries(async <R>(query: CompiledQuery) => {
        checkNesting(onNested);
        const line = await openLine();
        return line.execute<R>(query).finally(() => line.release());
      }),
      async execute(text, values) {
        checkNesting(onNested);
        return pool.query<Record<string, unknown>>(text, values);
      },
      asSystem: (work) => runAsSystem(work),
      asOwner: (ownerId, work) => oneOfFew(() => runAsOwner(work, beginAsOwner(ownerId))),
      listen: (channel, listener) => listenOnChannel({ ...config, stream: connectWithTimeout }, channel, listener, logger),
      connections,
      waitingByPool: () => Object.fromEntries(Object.entries(pools).map(([name, { waitingCount }]) => [name, waitingCount])),
      close: opener.close,
    };
  }

  function connections() {
    const count = (read: (pool: pg.Pool) => number) => Object.values(pools).reduce((sum, pool) => sum + read(pool), 0);
    return {
      open: count((pool) => pool.totalCount),
      idle: count((pool) => pool.idleCount),
      waiting: count((pool) => pool.waitingCount),
    };
  }

  const views: Record<WorkKind, Database> = {
    requests: createView('requests'),
    sessions: createView('sessions'),
    intake: createView('intake'),
    work: createView('work'),
    background: createView('background'),
  };
  return views.requests;
}

/** Sent as one message, so that after a failure no later statement sees rows of other owners. */
function beginAsOwner(ownerId: string): string {
  return `begin; select set_config('role', 'fanfare_tenant', true), set_config('app.uid', ${pg.escapeLiteral(ownerId)}, true)`;
}
