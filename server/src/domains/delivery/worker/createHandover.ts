import { createPace } from '../../../infrastructure/concurrency/createPace.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

/** Local dispatch from the intake, which needs no claim (ADR 0014). */
export interface Handover {
  room: () => number;
  take: (updates: readonly ClaimedUpdate[]) => void;
}

interface Options {
  reserve: (requested: number) => Promise<number>;
  perform: (updates: readonly ClaimedUpdate[], room: number) => Promise<void>;
  onBatchEnd: () => void;
  logger: Logger;
}

/** One batch waits for the disk while the next is computed. */
const BATCHES_AT_ONCE = 2;
const BATCH_UPDATES = 128;
const SECOND_BATCH_FROM = 64;
/** Small batches cost several times as much per update (ADR 0103). */
const PACE = { everyMs: 20, enough: 32 };
/** After a crash, these updates wait for their lease. */
const WAITING_MAX = 2_000;

export function createHandover({ reserve, perform, onBatchEnd, logger }: Options) {
  const waiting = new Map<string, ClaimedUpdate[]>();
  const running = new Set<Promise<void>>();
  let waitingCount = 0;
  let reservingCount = 0;
  let isStopped = true;
  const pace = createPace({ ...PACE, begin: beginBatches });

  const isRoomForBatch = (left: number) => running.size < (left < SECOND_BATCH_FROM ? 1 : BATCHES_AT_ONCE);

  function beginBatches(): void {
    for (let left = unreserved(); !isStopped && left > 0 && isRoomForBatch(left); left = unreserved()) {
      if (!pace.mayBegin(left)) return;
      const work = beginBatch()
        .catch((error: unknown) => logger.error({ err: error, loop: 'handover' }, 'performing work failed'))
        .finally(() => {
          running.delete(work);
          beginBatches();
          onBatchEnd();
        });
      running.add(work);
    }
  }

  const unreserved = () => waitingCount - reservingCount;

  async function beginBatch(): Promise<void> {
    const requested = Math.min(BATCH_UPDATES, unreserved());
    reservingCount += requested;
    const room = await reserve(requested);
    reservingCount -= requested;
    await perform(nextBatch(room > 0 ? room : BATCH_UPDATES), room);
  }

  function nextBatch(size: number): ClaimedUpdate[] {
    const batch: ClaimedUpdate[] = [];
    const share = Math.max(1, Math.ceil(size / waiting.size));
    for (const [accountId, updates] of [...waiting]) {
      const count = Math.min(share, size - batch.length);
      if (count === 0) break;
      batch.push(...updates.slice(0, count));
      waiting.delete(accountId);
      if (updates.length > count) waiting.set(accountId, updates.slice(count));
    }
    waitingCount -= batch.length;
    return batch;
  }

  return {
    waiting: () => [...waiting.values()].flat(),
    room: () => (isStopped ? 0 : WAITING_MAX - waitingCount),
    take(updates: readonly ClaimedUpdate[]): void {
      for (const update of updates) {
        const ofAccount = waiting.get(update.account_id);
        if (ofAccount) ofAccount.push(update);
        else waiting.set(update.account_id, [update]);
      }
      waitingCount += updates.length;
      beginBatches();
    },
    start(): void {
      isStopped = false;
    },
    async stop(): Promise<ClaimedUpdate[]> {
      isStopped = true;
      while (running.size > 0) await Promise.all(running);
      const left = [...waiting.values()].flat();
      waiting.clear();
      waitingCount = 0;
      return left;
    },
  };
}
