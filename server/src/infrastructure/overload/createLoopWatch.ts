import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from '../logger/createLogger.ts';

export interface LoopWatch {
  /** This process has fallen behind with its own work. */
  isLate: () => boolean;
  start: () => void;
  stop: () => void;
}

const DELAY_MAX_MS = 250;
const RESOLUTION_MS = 10;
const SAMPLE_EVERY_MS = 1_000;
/** One late second is a hiccup, such as a large body; two in a row are a process that does not keep up. */
const LATE_AFTER_SAMPLES = 2;

/** Compares how late the event loop is, on average over a second, with what answering in time allows (failure F5). */
export function createLoopWatch(logger: Logger): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let lateSamples = 0;
  let timer: NodeJS.Timeout | undefined;

  const isLate = () => lateSamples >= LATE_AFTER_SAMPLES;

  function sample(): void {
    // Without a single measurement the loop stood still all the time.
    const delayMs = histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
    const wasLate = isLate();
    lateSamples = delayMs > DELAY_MAX_MS ? lateSamples + 1 : 0;
    if (isLate() === wasLate) return;
    if (wasLate) logger.info('this process keeps up with its work again');
    else logger.warn({ delayMs: Math.round(delayMs) }, 'this process does not keep up with its work: webhooks are refused');
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
