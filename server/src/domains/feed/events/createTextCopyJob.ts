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
      const copied = await copyNextTexts(database.system, AT_ONCE);
      if (copied < AT_ONCE && (await deleteUnusedTexts(database.system, AT_ONCE)) < AT_ONCE) return;
      await delay((performance.now() - startedAt) * PAUSES);
    }
  }
  return createTicker('texts of events', EVERY_MS, copyTexts, logger);
}
