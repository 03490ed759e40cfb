import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { createSemaphore } from '../../concurrency/createSemaphore.ts';
import { defaultPoolSizes } from '../../env/readers/readPoolSizes.ts';
import type { PoolSizes } from '../../env/Settings.ts';
import type { Logger } from '../../logger/createLogger.ts';
import { connectWithTimeout } from '../connecting/connectWithTimeout.ts';
import { createTransactions } from '../connecting/createTransactions.ts';
import type { DatabaseLine } from '../connecting/DatabaseLine.ts';
import { checkNesting, type OnNested, refuseNested } from '../connecting/heldConnection.ts';
import { listenOnChannel } from '../connecting/listenOnChannel.ts';
import { openPlainLines, openPreparedLines } from '../connecting/openLines.ts';
import { createPoolOpener } from '../connecting/openPool.ts';
import type { Database, Reader, WorkKind } from '../Database.ts';
import type { DatabaseConfig } from '../failover/DatabaseClient.ts';
import {
  asTransactionSettings,
  enterRole,
  forRequests,
  forSystemWork,
  type PoolKind,
  withStatementLimit,
} from '../pooling/connectionSettings.ts';
import { withSessionLock } from '../pooling/withSessionLock.ts';
import { createQueries } from '../queries/createQueries.ts';
import { openReader, type Replica } from '../replica/openReader.ts';

const OWNER_TRANSACTIONS_OF_OTHER_WORK = 2;

/** Connections that stay open for work with a waiting caller. */
const READY = { owner: 6, requests: 2, sessions: 3, intake: 2, work: 2, background: 0 };

export interface Pooling {
  preparesStatements: boolean;
  direct: DatabaseConfig;
}

interface Options {
  sizes?: PoolSizes;
  /** If false, unused connections are closed. */
  keepsReady?: boolean;
  onNested?: OnNested;
  pooling?: Pooling | null;
  replica?: Replica | null;
  statementMs?: number | undefined;
}

/** Each kind of work has its own pool, so that none can take another's connections (S40, ADR 0079). */
export function openDatabase(
  config: DatabaseConfig,
  logger: Logger,
  {
    sizes = defaultPoolSizes,
    keepsReady = true,
    onNested = refuseNested,
    pooling = null,
    replica = null,
    statementMs,
  }: Options = {},
): Database {
  const opener = createPoolOpener(config, pooling !== null, logger);
  const readyOf = (kind: keyof typeof READY) => (keepsReady ? Math.min(READY[kind], sizes[kind]) : 0);
  const kinds: Record<'owner' | WorkKind, PoolKind> = {
    owner: forRequests(sizes.owner),
    requests: forSystemWork(sizes.requests, true),
    sessions: forSystemWork(sizes.sessions, false),
    intake: forSystemWork(sizes.intake, false),
    work: forSystemWork(sizes.work, false),
    background: forSystemWork(sizes.background, false),
  };
  const limitedKind = (kind: keyof typeof kinds) => withStatementLimit(kinds[kind], statementMs);
  const open = (kind: keyof typeof kinds) => opener.open(limitedKind(kind), readyOf(kind));
  const beginOf = (kind: keyof typeof kinds) => (pooling ? `begin; ${asTransactionSettings(limitedKind(kind))}` : 'begin');
  const pools = {
    owner: open('owner'),
    requests: open('requests'),
    sessions: open('sessions'),
    intake: open('intake'),
    work: open('work'),
    background: open('background'),
  };
  const runAsOwner = createTransactions(openPlainLines(pools.owner), onNested);
  const beginAsOwner = (ownerId: string) => `${beginOf('owner')}; ${enterRole(ownerId)}`;

  function createView(kind: WorkKind): Database {
    const pool = pools[kind];
    const openPlainLine = openPlainLines(pool);
    const openLine = pooling?.preparesStatements === false ? openPlainLine : openPreparedLines(pool);
    const runAsSystem = createTransactions(openLine, onNested);
    const oneOfFew = createSemaphore(kind === 'requests' ? Number.POSITIVE_INFINITY : OWNER_TRANSACTIONS_OF_OTHER_WORK);
    const begin = beginOf(kind);
    const executeAlone = async <R>(line: DatabaseLine, query: Pick<CompiledQuery, 'sql' | 'parameters'>) =>
      (pooling ? line.executeInTransaction<R>(begin, query) : line.execute<R>(query)).finally(() => line.release());
    return {
      of: (other) => views[other],
      system: createQueries(async <R>(query: CompiledQuery) => {
        checkNesting(onNested);
        return executeAlone<R>(await openLine(), query);
      }),
      async execute(text, values) {
        checkNesting(onNested);
        if (!pooling || !values) return pool.query<Record<string, unknown>>(text, values);
        return executeAlone<Record<string, unknown>>(await openPlainLine(), { sql: text, parameters: values });
      },
      asSystem: (work) => runAsSystem(work, begin),
      asOwner: (ownerId, work) => oneOfFew(() => runAsOwner(work, beginAsOwner(ownerId))),
      withLock: (key, work) => withSessionLock(pooling?.direct ?? config, key, work),
      listen: (channel, listener) =>
        listenOnChannel({ ...(pooling?.direct ?? config), stream: connectWithTimeout }, channel, listener, logger),
      connections,
      waitingByPool: () => Object.fromEntries(Object.entries(pools).map(([name, { waitingCount }]) => [name, waitingCount])),
      get reader() {
        return reading?.reader ?? readPrimary;
      },
      async close() {
        await reading?.close();
        await opener.close();
      },
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
  const { asOwner, asSystem } = views.requests;
  const readPrimary: Reader = { asOwner, asSystem, lagSeconds: () => 0, state: () => null };
  const reading = replica ? openReader(replica, views.requests, { logger, onNested }) : null;
  return views.requests;
}
