import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopWatch {
  /** This process has fallen behind with its own work. */
  isLate: () => boolean;
  start: () => void;
  stop: () => void;
}

const DELAY_MAX_MS = 250;
const RESOLUTION_MS = 10;
const SAMPLE_EVERY_MS = 1_000;

/** Compares how late the event loop is, on average over a second, with what answering in time allows (failure F5). */
export function createLoopWatch(): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let delayMs = 0;
  let timer: NodeJS.Timeout | undefined;

  return {
    isLate: () => delayMs > DELAY_MAX_MS,
    start() {
      histogram.enable();
      timer = setInterval(() => {
        // Without a single measurement the loop stood still all the time.
        delayMs = histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
        histogram.reset();
      }, SAMPLE_EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
