import { createTicker } from '../concurrency/createTicker.ts';
import type { Logger } from '../logger/createLogger.ts';

export interface SilenceWatch {
  isSilent: () => boolean;
  start: () => void;
  stop: () => Promise<void>;
}

const ASK_EVERY_MS = 500;
const SILENT_AFTER_MS = 2_000;

/** Runs one query at a time (F5). */
export function createDatabaseHealthMonitor(ask: () => Promise<unknown>, logger: Logger): SilenceWatch {
  let askedAt: number | null = null;
  let hasFailed = false;

  const isAnswered = () =>
    ask().then(
      () => true,
      () => false,
    );

  const ticker = createTicker(
    'database watch',
    ASK_EVERY_MS,
    async () => {
      askedAt = performance.now();
      // A broken connection proves nothing, so this asks twice (F15).
      const wasAnswered = (await isAnswered()) || (await isAnswered());
      askedAt = null;
      if (hasFailed && wasAnswered) logger.info('the database responds again');
      if (!hasFailed && !wasAnswered) logger.warn('the database does not respond');
      hasFailed = !wasAnswered;
    },
    logger,
  );

  return {
    isSilent: () => hasFailed || (askedAt !== null && performance.now() - askedAt > SILENT_AFTER_MS),
    start: ticker.start,
    stop: ticker.stop,
  };
}
