import { createTicker } from '../concurrency/createTicker.ts';
import type { Logger } from '../logger/createLogger.ts';

export interface SilenceWatch {
  isSilent: () => boolean;
  /** Null while it does not respond. */
  respondsSince: () => number | null;
  start: () => void;
  stop: () => Promise<void>;
}

const ASK_EVERY_MS = 500;
const SILENT_AFTER_MS = 2_000;

/** Runs one query at a time (F5). */
export function createDatabaseHealthMonitor(ask: () => Promise<unknown>, logger: Logger): SilenceWatch {
  let askedAt: number | null = null;
  let hasFailed = false;
  let since = performance.now();

  const isAnswered = () =>
    ask().then(
      () => true,
      () => false,
    );

  const isSilent = () => hasFailed || (askedAt !== null && performance.now() - askedAt > SILENT_AFTER_MS);

  const ticker = createTicker(
    'database watch',
    ASK_EVERY_MS,
    async () => {
      askedAt = performance.now();
      // A broken connection proves nothing, so this asks twice (F15).
      const wasAnswered = (await isAnswered()) || (await isAnswered());
      const wasSilent = isSilent();
      askedAt = null;
      if (wasSilent || !wasAnswered) since = performance.now();
      if (hasFailed && wasAnswered) logger.info('the database responds again');
      if (!hasFailed && !wasAnswered) logger.warn('the database does not respond');
      hasFailed = !wasAnswered;
    },
    logger,
  );

  return {
    isSilent,
    respondsSince: () => (isSilent() ? null : since),
    start: ticker.start,
    stop: ticker.stop,
  };
}
