import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { DiskSettings } from '../env/Settings.ts';
import { AppError } from '../http/AppError.ts';
import type { Logger } from '../logger/createLogger.ts';
import { createDiskWatch } from './createDiskWatch.ts';
import { createLoopWatch } from './createLoopWatch.ts';
import { createSilenceWatch } from './createSilenceWatch.ts';

export type OverloadReason = 'event_loop' | 'disk' | 'database';

export interface OverloadGuard {
  register: (http: FastifyInstance) => void;
  reasons: () => OverloadReason[];
  freeDiskBytes: () => number | null;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  disk: DiskSettings;
  askDatabase: () => Promise<unknown>;
  logger: Logger;
}

const RETRY_AFTER_SECONDS = '5';

/** Only routes that add work are refused; reading and signing out add none. */
const refusals: Readonly<Record<string, readonly OverloadReason[]>> = {
  [serverPaths.instagramWebhook]: ['event_loop', 'disk', 'database'],
  '/api/user/avatar': ['disk'],
};

export function createOverloadGuard({ disk, askDatabase, logger }: Options): OverloadGuard {
  const diskWatch = createDiskWatch(disk, logger);
  const silenceWatch = createSilenceWatch(askDatabase, logger);
  const loopWatch = createLoopWatch(logger);

  function reasons(): OverloadReason[] {
    const found: OverloadReason[] = [];
    if (loopWatch.isLate()) found.push('event_loop');
    if (diskWatch.isFull()) found.push('disk');
    if (silenceWatch.isSilent()) found.push('database');
    return found;
  }

  return {
    register(http) {
      http.addHook('onListen', async () => loopWatch.start());
      http.addHook('onRequest', (request, reply, done) => {
        const refusesFor = request.method === 'POST' ? refusals[request.routeOptions.url ?? ''] : undefined;
        if (!refusesFor || !reasons().some((reason) => refusesFor.includes(reason))) return done();
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        done(new AppError('overloaded'));
      });
    },
    reasons,
    freeDiskBytes: diskWatch.freeBytes,
    async start() {
      silenceWatch.start();
      await diskWatch.start();
    },
    async stop() {
      loopWatch.stop();
      await silenceWatch.stop();
      await diskWatch.stop();
    },
  };
}
