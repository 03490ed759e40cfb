import { finishWithin } from '../jobs/finishWithin.ts';
import type { Logger } from '../logger/createLogger.ts';

/** Work that goes on beside the requests. */
interface Service {
  start: () => void | Promise<void>;
  stop: () => void | Promise<void>;
}

export interface BackgroundWork {
  /** Services that may be stopped at the same time. Those added later may use those added before. */
  add: (...services: readonly Service[]) => void;
  /** Closes what services use. Called when all have stopped or the time for that is up. */
  onStopped: (close: () => Promise<unknown>) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** How long work may take to end (failure F14). */
const FINISH_WORK_MS = 20_000;

/** Starts services in the order in which they were added and stops them in the opposite one, so that each can use those before it. */
export function createBackgroundWork(logger: Logger): BackgroundWork {
  const groups: (readonly Service[])[] = [];
  const closers: (() => Promise<unknown>)[] = [];

  async function stopAll(): Promise<void> {
    for (const group of groups.toReversed()) await Promise.all(group.map((service) => service.stop()));
  }

  return {
    add: (...services) => void groups.push(services),
    onStopped: (close) => void closers.push(close),
    async start() {
      for (const service of groups.flat()) await service.start();
    },
    async stop() {
      await finishWithin(FINISH_WORK_MS, stopAll(), () =>
        logger.warn('background work was aborted and resumes after the next start'),
      );
      for (const close of closers) await close();
    },
  };
}
