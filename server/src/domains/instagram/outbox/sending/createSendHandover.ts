import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import type { ClaimedSend } from './claimSends.ts';

/** Local dispatch, which needs no claim (ADR 0014). */
export interface SendHandover {
  reserve: (requested: number) => Promise<number>;
  send: (taken: readonly ClaimedSend[], reserved: number) => void;
}

interface Options {
  perform: (send: ClaimedSend) => Promise<void>;
  logger: Logger;
}

/** Equals the calls of one account. After a crash, this many more messages are uncertain. */
const PLACES = 160;
/** Half is sent while the other half is stored. */
const PLACES_MIN = PLACES / 2;
const PATIENCE_MS = 250;
const WAIT_MAX_MS = 500;

export function createSendHandover({ perform, logger }: Options) {
  const running = new Set<Promise<void>>();
  const waiting = new Set<() => void>();
  let reservedCount = 0;
  let isStopped = true;

  const freeCount = () => PLACES - running.size - reservedCount;

  function progress(): Promise<boolean> {
    return new Promise((resolve) => {
      const patience = setTimeout(() => end(false), PATIENCE_MS);
      const onProgress = () => end(true);
      function end(isProgress: boolean): void {
        clearTimeout(patience);
        waiting.delete(onProgress);
        resolve(isProgress);
      }
      waiting.add(onProgress);
    });
  }

  function notifyProgress(): void {
    for (const onProgress of waiting) onProgress();
  }

  function begin(send: ClaimedSend): void {
    const work = perform(send)
      .catch((error: unknown) => logger.error({ err: error, loop: 'send handover' }, 'performing work failed'))
      .finally(() => {
        running.delete(work);
        notifyProgress();
      });
    running.add(work);
  }

  return {
    async reserve(requested: number): Promise<number> {
      const giveUpAt = performance.now() + WAIT_MAX_MS;
      const enough = Math.min(requested, PLACES_MIN);
      while (!isStopped && freeCount() < enough && performance.now() < giveUpAt) if (!(await progress())) break;
      const reserved = isStopped ? 0 : Math.max(0, Math.min(requested, freeCount()));
      reservedCount += reserved;
      return reserved;
    },
    send(taken: readonly ClaimedSend[], reserved: number): void {
      reservedCount -= reserved;
      for (const send of taken) begin(send);
      notifyProgress();
    },
    start(): void {
      isStopped = false;
    },
    async stop(): Promise<void> {
      isStopped = true;
      while (running.size + reservedCount > 0) await progress();
    },
  };
}
