import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { DiskSettings } from '../env/Settings.ts';
import { AppError } from '../http/AppError.ts';
import type { Logger } from '../logger/createLogger.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { createDatabaseHealthMonitor } from './createDatabaseHealthMonitor.ts';
import { createDiskWatch } from './createDiskWatch.ts';
import { createEventLoopMonitor } from './createEventLoopMonitor.ts';

export type OverloadReason = 'event_loop' | 'disk' | 'database';

export interface OverloadGuard {
  register: (http: FastifyInstance) => void;
  measure: (metrics: Metrics) => void;
  reasons: () => OverloadReason[];
  databaseSince: () => number | null;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  disk: DiskSettings;
  needsDatabase: boolean;
  askDatabase: () => Promise<unknown>;
  onRefused: (reason: OverloadReason) => void;
  logger: Logger;
}

const RETRY_AFTER_SECONDS = '5';

/** Refuses only routes that add work; reading and signing out add none. */
const refusals = (needsDatabase: boolean): Readonly<Record<string, readonly OverloadReason[]>> => ({
  [serverPaths.instagramWebhook]: ['event_loop', 'disk', ...(needsDatabase ? (['database'] as const) : [])],
  '/api/user/avatar': ['disk'],
});

export function createOverloadGuard({ disk, needsDatabase, askDatabase, onRefused, logger }: Options): OverloadGuard {
  const refusedReasons = refusals(needsDatabase);
  const diskWatch = createDiskWatch(disk, logger);
  const databaseHealth = createDatabaseHealthMonitor(askDatabase, logger);
  const eventLoop = createEventLoopMonitor(logger);

  function reasons(): OverloadReason[] {
    const found: OverloadReason[] = [];
    if (eventLoop.isLate()) found.push('event_loop');
    if (diskWatch.isFull()) found.push('disk');
    if (databaseHealth.isSilent()) found.push('database');
    return found;
  }

  return {
    register(http) {
      http.addHook('onListen', async () => eventLoop.start());
      http.addHook('onRequest', (request, reply, done) => {
        const refusesFor = request.method === 'POST' ? refusedReasons[request.routeOptions.url ?? ''] : undefined;
        const reason = refusesFor && reasons().find((present) => refusesFor.includes(present));
        if (!reason) return done();
        if (request.routeOptions.url === serverPaths.instagramWebhook) onRefused(reason);
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        done(new AppError('overloaded'));
      });
    },
    measure(metrics) {
      metrics.gauge('fanfare_disk_free_bytes', 'Free space on the disk of the database.', diskWatch.freeBytes);
      metrics.gauges('fanfare_overload', '1 while webhooks are refused, by reason.', 'reason', async () => {
        const present = reasons();
        const isOn = (reason: OverloadReason) => Number(present.includes(reason));
        return { event_loop: isOn('event_loop'), disk: isOn('disk'), database: isOn('database') };
      });
    },
    reasons,
    databaseSince: databaseHealth.respondsSince,
    async start() {
      databaseHealth.start();
      await diskWatch.start();
    },
    async stop() {
      eventLoop.stop();
      await databaseHealth.stop();
      await diskWatch.stop();
    },
  };
}
