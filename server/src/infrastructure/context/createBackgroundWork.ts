import { finishWithin } from '../concurrency/finishWithin.ts';
import type { Logger } from '../logger/createLogger.ts';

interface Service {
  start: () => void | Promise<void>;
  stop: () => void | Promise<void>;
}

/** `events` is what followers wait for. */
export type WorkPart = 'events' | 'background';

export interface BackgroundWork {
  /** Services of one call may be stopped at the same time. */
  add: (part: WorkPart, ...services: readonly Service[]) => void;
  /** Runs after all services have stopped or the time is up. */
  onStopped: (close: () => Promise<unknown>) => void;
  start: (parts: readonly WorkPart[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Failure F14 in the specification. */
const FINISH_WORK_MS = 20_000;

/** Starts services in the order of `add` and stops them in reverse. */
export function createBackgroundWork(logger: Logger): BackgroundWork {
  const groups: { part: WorkPart; services: readonly Service[] }[] = [];
  const closers: (() => Promise<unknown>)[] = [];

  async function stopAll(): Promise<void> {
    for (const { services } of groups.toReversed()) await Promise.all(services.map((service) => service.stop()));
  }

  return {
    add: (part, ...services) => void groups.push({ part, services }),
    onStopped: (close) => void closers.push(close),
    async start(parts) {
      const started = groups.filter(({ part }) => parts.includes(part)).flatMap(({ services }) => services);
      for (const service of started) await service.start();
    },
    async stop() {
      await finishWithin(FINISH_WORK_MS, stopAll(), () =>
        logger.warn('background work was aborted and resumes after the next start'),
      );
      for (const close of closers) await close();
    },
  };
}
