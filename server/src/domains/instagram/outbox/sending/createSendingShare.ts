import { createTicker } from '../../../../infrastructure/concurrency/createTicker.ts';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import { beatAndCount, signOff } from './sendingProcesses.repository.ts';

export interface SendingShare {
  now: () => number;
  start: () => void;
  stop: () => Promise<void>;
}

interface Options {
  database: Database;
  isExclusive: boolean;
  logger: Logger;
  beatMs?: number;
}

const BEAT_MS = 10_000;
/** In beats. */
const GONE_AFTER = 3;
/** Stops before others consider it dead; a new process waits this long until all know it. */
const SILENT_AFTER = 2;

/** Shares never exceed 1 in total: new processes wait until others reduce theirs. */
export function createSendingShare({ database, isExclusive, logger, beatMs = BEAT_MS }: Options): SendingShare {
  if (isExclusive) return { now: () => 1, start: () => undefined, stop: async () => undefined };
  const id = newId();
  let processes = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  let settledAt = Number.POSITIVE_INFINITY;

  async function beat(): Promise<void> {
    const startedAt = performance.now();
    processes = await beatAndCount(database.system, id, beatMs * GONE_AFTER);
    const waitMs = beatMs * SILENT_AFTER;
    // Others may have taken its share, so it starts as a new process.
    if (startedAt - countedAt > waitMs) settledAt = performance.now() + (processes === 1 ? 0 : waitMs);
    countedAt = startedAt;
  }
  const ticker = createTicker('sending share', beatMs, beat, logger);

  return {
    now() {
      const nowMs = performance.now();
      return nowMs < settledAt || nowMs - countedAt > beatMs * SILENT_AFTER ? 0 : 1 / processes;
    },
    start: ticker.start,
    async stop() {
      await ticker.stop();
      settledAt = Number.POSITIVE_INFINITY;
      await signOff(database.system, id).catch((error: unknown) =>
        logger.warn({ err: error }, 'this process could not unregister as a sender'),
      );
    },
  };
}
