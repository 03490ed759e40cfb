import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../logger/createLogger.ts';
import { runWithContext } from '../request-context/requestContext.ts';

export interface ClaimLoop {
  start: () => void;
  wake: () => void;
  /** Stops claiming and resolves when all claimed work is done. */
  stop: () => Promise<void>;
}

interface ClaimLoopOptions<Item> {
  name: string;
  concurrency: number;
  pollMs: number;
  claim: (limit: number) => Promise<Item[]>;
  /** A rejection is only logged, because leases recover the work. */
  perform: (item: Item) => Promise<void>;
  looksAgain?: boolean;
  logger: Logger;
}

export function createClaimLoop<Item>(options: ClaimLoopOptions<Item>): ClaimLoop {
  const { concurrency, claim, perform, looksAgain = true, logger } = options;
  const running = new Set<Promise<void>>();
  let isStopped = true;
  let isClaiming = false;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> = Promise.resolve();

  function wake(): void {
    isWanted = true;
    if (!isClaiming && !isStopped) claiming = claimUntilEmpty();
  }

  async function claimUntilEmpty(): Promise<void> {
    isClaiming = true;
    try {
      while (isWanted && !isStopped && running.size < concurrency) {
        await nextTurn();
        isWanted = false;
        const free = concurrency - running.size;
        const items = await claim(free);
        for (const item of items) begin(item);
        if (items.length === free) isWanted = true;
      }
    } catch (error) {
      logger.error({ err: error, loop: options.name }, 'claiming work failed');
    } finally {
      isClaiming = false;
    }
  }

  function begin(item: Item): void {
    const work = runWithContext({ job: options.name }, () => perform(item))
      .catch((error: unknown) => logger.error({ err: error, loop: options.name }, 'performing work failed'))
      .finally(() => {
        running.delete(work);
        if (looksAgain || isWanted) wake();
      });
    running.add(work);
  }

  return {
    start() {
      isStopped = false;
      timer = setInterval(wake, options.pollMs);
      wake();
    },
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await claiming;
      while (running.size > 0) await Promise.all(running);
    },
  };
}
