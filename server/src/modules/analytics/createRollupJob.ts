import type { Clock } from '../../infrastructure/clock/Clock.ts';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { createTicker, type Ticker } from '../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { countStoredSince, getCountedUntil, setCountedUntil } from './messageRollups.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
}

const EVERY_MS = 60_000;
/** A transaction may commit what was given its id this long ago. */
const OVERLAP_MS = 2 * 60_000;

/** Keeps the counts of messages up to date. Two processes that do it at once write the same figures. */
export function createRollupJob({ database, clock, logger }: Dependencies): Ticker & { runOnce: () => Promise<void> } {
  async function runOnce(): Promise<void> {
    const nowMs = clock.nowMs();
    await database.asSystem(async (queries) => {
      const since = await getCountedUntil(queries);
      await countStoredSince(queries, firstIdAt(since === null ? 0 : Math.max(0, since.getTime() - OVERLAP_MS)));
      await setCountedUntil(queries, new Date(nowMs));
    });
  }
  return { ...createTicker('message rollups', EVERY_MS, runOnce, logger), runOnce };
}

/** Ids of messages grow with the time at which they are stored. */
function firstIdAt(ms: number): string {
  return `${newId(ms).slice(0, 13)}-7000-8000-000000000000`;
}
