import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from '../logger/createLogger.ts';

export interface LoopWatch {
  isLate: () => boolean;
  start: () => void;
  stop: () => void;
}

const DELAY_MAX_MS = 250;
const RESOLUTION_MS = 10;
const SAMPLE_EVERY_MS = 1_000;
/** One late sample is a hiccup; two in a row mean overload. */
const LATE_AFTER_SAMPLES = 2;

/** Measures the average lag per second (F5). */
export function createEventLoopMonitor(logger: Logger): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let lateSamples = 0;
  let timer: NodeJS.Timeout | undefined;

  const isLate = () => lateSamples >= LATE_AFTER_SAMPLES;

  function sample(): void {
    // No sample means that the loop was blocked the whole time.
    const delayMs = histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
    const wasLate = isLate();
    lateSamples = delayMs > DELAY_MAX_MS ? lateSamples + 1 : 0;
    if (isLate() === wasLate) return;
    if (wasLate) logger.info('this process is no longer overloaded');
    else logger.warn({ delayMs: Math.round(delayMs) }, 'this process is overloaded: webhooks are refused');
  }

  return {
    isLate,
    start() {
      histogram.enable();
      timer = setInterval(sample, SAMPLE_EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
