import type { Logger } from '../logger/createLogger.ts';
import { runWithContext } from '../request-context/requestContext.ts';

export interface Ticker {
  start: () => void;
  stop: () => Promise<void>;
}

export function createTicker(name: string, everyMs: number, work: () => Promise<void>, logger: Logger): Ticker {
  let isStopped = true;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      current = runWithContext({ job: name }, work)
        .catch((error: unknown) => logger.error({ err: error, job: name }, 'periodic work failed'))
        .finally(() => {
          if (!isStopped) schedule(everyMs);
        });
    }, delayMs);
  }

  return {
    start() {
      isStopped = false;
      schedule(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
