import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { createTicker } from '../../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { beatAndCount, signOff } from './sendingProcesses.repository.ts';

export interface SendingShare {
  /** Which part of what Instagram allows an account this process may use now; 0: none yet. */
  now: () => number;
  start: () => void;
  stop: () => Promise<void>;
}

interface Options {
  database: Database;
  /** No other process works on this database. */
  isExclusive: boolean;
  logger: Logger;
  /** For tests. */
  beatMs?: number;
}

const BEAT_MS = 10_000;
/** In beats. Who was not heard of for so long is gone. */
const GONE_AFTER = 3;
/** Who could not make itself heard for so long stops, before the others take it for gone; so long a newcomer waits until all know of it. */
const SILENT_AFTER = 2;

/**
 * Divides what Instagram allows an account among the processes that send, so that several do not send more than one may. At any moment the
 * shares of all of them come to one at most: a newcomer waits until the others have made room, and room is taken only after others are gone.
 */
export function createSendingShare({ database, isExclusive, logger, beatMs = BEAT_MS }: Options): SendingShare {
  if (isExclusive) return { now: () => 1, start: () => undefined, stop: async () => undefined };
  const id = newId();
  let processes = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let settledAt = Number.POSITIVE_INFINITY;

  async function beat(): Promise<void> {
    const askedAt = performance.now();
    processes = await beatAndCount(database.system, id, beatMs * GONE_AFTER);
    const waitMs = beatMs * SILENT_AFTER;
    // From a gap on this process is a newcomer again: the others may have shared its part among themselves.
    if (askedAt - heardAt > waitMs) settledAt = performance.now() + (processes === 1 ? 0 : waitMs);
    heardAt = askedAt;
  }
  const ticker = createTicker('sending share', beatMs, beat, logger);

  return {
    now() {
      const nowMs = performance.now();
      return nowMs < settledAt || nowMs - heardAt > beatMs * SILENT_AFTER ? 0 : 1 / processes;
    },
    start: ticker.start,
    async stop() {
      await ticker.stop();
      settledAt = Number.POSITIVE_INFINITY;
      await signOff(database.system, id).catch((error: unknown) =>
        logger.warn({ err: error }, 'this process could not sign off'),
      );
    },
  };
}
