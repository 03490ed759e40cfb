import { finishWithin } from '../concurrency/finishWithin.ts';
import type { Logger } from '../logger/createLogger.ts';

interface Service {
  start: () => void | Promise<void>;
  stop: () => void | Promise<void>;
}

export interface BackgroundWork {
  /** Services of one call may be stopped at the same time. */
  add: (...services: readonly Service[]) => void;
  /** Runs after all services have stopped or the time is up. */
  onStopped: (close: () => Promise<unknown>) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Failure F14 in the specification. */
const FINISH_WORK_MS = 20_000;

/** Starts services in the order of `add` and stops them in reverse. */
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
