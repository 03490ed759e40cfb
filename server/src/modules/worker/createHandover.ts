import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

/** The way from the intake to the worker past the database: updates that were stored as taken already (ADR 0027). */
export interface Handover {
  /** How many more updates this process would take at once. What is beyond waits in the database. */
  room: () => number;
  /** Begins with updates that are stored as taken by this process, at most one open one of each lane. */
  take: (updates: readonly ClaimedUpdate[]) => void;
}

interface Options {
  perform: (updates: readonly ClaimedUpdate[]) => Promise<void>;
  /** Told after each batch: what waited for its lanes can be claimed. */
  onBatchEnd: () => void;
  logger: Logger;
}

/** While one batch waits for the disk, the next is worked out. */
const BATCHES_AT_ONCE = 2;
const BATCH_UPDATES = 256;
/** Bounds the memory, and what waits for its lease to end after a crash. */
const WAITING_MAX = 4_000;

/** Works through updates that were handed over: accounts take turns, and what comes while all batches are busy forms the next one. */
export function createHandover({ perform, onBatchEnd, logger }: Options) {
  const waiting = new Map<string, ClaimedUpdate[]>();
  const running = new Set<Promise<void>>();
  let waitingCount = 0;
  let isStopped = true;

  function beginBatches(): void {
    while (!isStopped && waitingCount > 0 && running.size < BATCHES_AT_ONCE) {
      const batch = nextBatch();
      const work = perform(batch)
        .catch((error: unknown) => logger.error({ err: error, loop: 'handover' }, 'performing work failed'))
        .finally(() => {
          running.delete(work);
          beginBatches();
          onBatchEnd();
        });
      running.add(work);
    }
  }

  /** The same number for every account that has work; those who had their turn stand behind the others. */
  function nextBatch(): ClaimedUpdate[] {
    const batch: ClaimedUpdate[] = [];
    const share = Math.max(1, Math.ceil(BATCH_UPDATES / waiting.size));
    for (const [accountId, updates] of [...waiting]) {
      if (batch.length >= BATCH_UPDATES) break;
      batch.push(...updates.slice(0, share));
      waiting.delete(accountId);
      if (updates.length > share) waiting.set(accountId, updates.slice(share));
    }
    waitingCount -= batch.length;
    return batch;
  }

  return {
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
    /** Resolves when what has begun is done. Answers what was not begun: it is to be given back. */
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
