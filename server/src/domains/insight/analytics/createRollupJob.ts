import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { countStaleDays } from './days/countStaleDays.ts';
import { countFlows } from './flows/countFlows.ts';
import { RUNS_TOGETHER } from './flows/flowRollups.repository.ts';
import type { InTransaction } from './InTransaction.ts';
import { listTouched, recountAll } from './rollups/conversationRollups.repository.ts';
import { discardPlans } from './rollups/discardPlans.repository.ts';
import {
  countStored,
  findPiece,
  getCountedUntil,
  MESSAGES_TOGETHER,
  setCountedUntil,
} from './rollups/messageRollups.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  messagesTogether?: number;
  runsTogether?: number;
}

type RollupJob = Ticker & { runOnce: () => Promise<void> };

const EVERY_MS = 60_000;
/** Longest time between creating an id and its commit. */
const OVERLAP_MS = 2 * 60_000;

/** Several processes may run it, because they write the same figures. */
export function createRollupJob({
  database,
  clock,
  logger,
  messagesTogether = MESSAGES_TOGETHER,
  runsTogether = RUNS_TOGETHER,
}: Dependencies): RollupJob {
  const inTransaction: InTransaction = (work) =>
    database.asSystem(async (queries) => {
      await discardPlans(queries);
      return work(queries);
    });

  async function runOnce(): Promise<void> {
    const nowMs = clock.nowMs();
    const since = await getCountedUntil(database.system);
    const firstId = firstIdAt(since === null ? 0 : Math.max(0, since.getTime() - OVERLAP_MS));
    await recountAll(await countFrom(firstId, messagesTogether, inTransaction), inTransaction);
    await countStaleDays(inTransaction, clock);
    await countFlows(inTransaction, runsTogether);
    await setCountedUntil(database.system, new Date(nowMs));
  }
  return { ...createTicker('message rollups', EVERY_MS, runOnce, logger), runOnce };
}

async function countFrom(id: string, messagesTogether: number, inTransaction: InTransaction): Promise<string[]> {
  const touched = new Set<string>();
  for (let firstId: string | null = id; firstId !== null; ) {
    const begin: string = firstId;
    const piece = await inTransaction((queries) => findPiece(queries, begin, messagesTogether));
    await inTransaction((queries) => countStored(queries, piece));
    for (const one of await inTransaction((queries) => listTouched(queries, piece))) touched.add(one);
    firstId = piece.endId;
  }
  return [...touched];
}

/** Ids are UUIDv7, so they increase with time. */
function firstIdAt(ms: number): string {
  return `${newId(ms).slice(0, 13)}-7000-8000-000000000000`;
}
