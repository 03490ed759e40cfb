import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import type { ClaimedUpdate } from './worker.repository.ts';

/** The way from the intake to the worker past the database: updates that were stored as taken already (ADR 0014). */
export interface Handover {
  /** How many more updates this process would take at once. What is beyond waits in the database. */
  room: () => number;
  /** Begins with updates that are stored as taken by this process, at most one open one of each lane. */
  take: (updates: readonly ClaimedUpdate[]) => void;
}

interface Options {
  /** Places with the senders for up to so many messages, which `perform` gives back. */
  reserve: (wanted: number) => Promise<number>;
  perform: (updates: readonly ClaimedUpdate[], room: number) => Promise<void>;
  /** Told after each batch: what waited for its lanes can be claimed. */
  onBatchEnd: () => void;
  logger: Logger;
}

/** While one batch waits for the disk, the next is worked out. */
const BATCHES_AT_ONCE = 2;
/** Two of them find places with the senders. */
const BATCH_UPDATES = 128;
/** Bounds the memory, and what waits for its lease to end after a crash. */
const WAITING_MAX = 2_000;

/** Works through updates that were handed over: accounts take turns, and what comes while all batches are busy forms the next one. */
export function createHandover({ reserve, perform, onBatchEnd, logger }: Options) {
  const waiting = new Map<string, ClaimedUpdate[]>();
  const running = new Set<Promise<void>>();
  let waitingCount = 0;
  /** Those among them that a batch is about to begin with. */
  let reservingCount = 0;
  let isStopped = true;

  function beginBatches(): void {
    while (!isStopped && waitingCount > reservingCount && running.size < BATCHES_AT_ONCE) {
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

  /** As many as can be sent at once; when nothing can for a while, what is stored waits in the outbox. */
  async function beginBatch(): Promise<void> {
    const wanted = Math.min(BATCH_UPDATES, waitingCount - reservingCount);
    reservingCount += wanted;
    const room = await reserve(wanted);
    reservingCount -= wanted;
    await perform(nextBatch(room > 0 ? room : BATCH_UPDATES), room);
  }

  /** The same number for every account that has work; those who had their turn stand behind the others. */
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
    /** What is taken and not begun with. */
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
