import { currentCause } from './infrastructure/cause/cause.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import type { Metrics } from './infrastructure/metrics/createMetrics.ts';
import type { ObservedCall } from './integrations/instagram/index.ts';
import type { Traces } from './modules/traces/index.ts';

interface Listeners {
  metrics: Pick<Metrics, 'instagramCalled'>;
  traces: Pick<Traces, 'instagramCalled'> | null;
  logger: Logger;
}

/** Successes at debug level, failures at info. */
export function tellOfCalls({ metrics, traces, logger }: Listeners): (call: ObservedCall) => void {
  return (call) => {
    metrics.instagramCalled(call);
    traces?.instagramCalled(call);
    const level = call.outcome === 'ok' ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const { endpoint, outcome, seconds } = call;
    logger[level]({ ...currentCause(), endpoint, outcome, ms: Math.round(seconds * 1_000) }, 'call to Instagram');
  };
}
