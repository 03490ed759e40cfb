import { setTimeout as delay } from 'node:timers/promises';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { copyNextTexts, deleteUnusedTexts } from './eventTexts.repository.ts';

const EVERY_MS = 1_000;
const GO_MS = 1_000;
/** Takes tens of milliseconds, so that responses are not delayed. */
const AT_ONCE = 100;
/** The pause as a multiple of the work. */
const PAUSES = 4;
const FOREIGN_KEY_VIOLATION = '23503';

interface Dependencies {
  database: Database;
  isBusy: () => Promise<boolean>;
  logger: Logger;
}

export function createTextCopyJob({ database, isBusy, logger }: Dependencies): Ticker {
  async function copyTexts(): Promise<void> {
    const endMs = performance.now() + GO_MS;
    while (performance.now() < endMs && !(await isBusy())) {
      const startedAt = performance.now();
      const copied = await copyTogether();
      if (copied < AT_ONCE && (await deleteUnusedTexts(database.system, AT_ONCE)) < AT_ONCE) return;
      await delay((performance.now() - startedAt) * PAUSES);
    }
  }

  function copyTogether(): Promise<number> {
    return copyNextTexts(database.system, AT_ONCE).catch((error: unknown) => {
      // An event was deleted meanwhile.
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return 0;
      throw error;
    });
  }

  return createTicker('texts of events', EVERY_MS, copyTexts, logger);
}
