import type { Clock } from '../../infrastructure/clock/Clock.ts';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { createTicker, type Ticker } from '../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { listTouched, recountAll } from './conversationRollups.repository.ts';
import { countStoredSince, getCountedUntil, setCountedUntil } from './messageRollups.repository.ts';
import { planAfresh } from './planAfresh.repository.ts';

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
    const since = await getCountedUntil(database.system);
    const firstId = firstIdAt(since === null ? 0 : Math.max(0, since.getTime() - OVERLAP_MS));
    const inTransaction = <T>(work: (queries: Queries) => Promise<T>) =>
      database.asSystem(async (queries) => {
        await planAfresh(queries);
        return work(queries);
      });
    await inTransaction((queries) => countStoredSince(queries, firstId));
    await recountAll(await inTransaction((queries) => listTouched(queries, firstId)), inTransaction);
    await setCountedUntil(database.system, new Date(nowMs));
  }
  return { ...createTicker('message rollups', EVERY_MS, runOnce, logger), runOnce };
}

/** Ids of messages grow with the time at which they are stored. */
function firstIdAt(ms: number): string {
  return `${newId(ms).slice(0, 13)}-7000-8000-000000000000`;
}
