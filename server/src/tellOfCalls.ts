import type { Traces } from './domains/operations/traces/index.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import type { Metrics } from './infrastructure/metrics/createMetrics.ts';
import { currentContext } from './infrastructure/request-context/requestContext.ts';
import type { ObservedCall } from './integrations/instagram/index.ts';

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
    logger[level]({ ...currentContext(), endpoint, outcome, ms: Math.round(seconds * 1_000) }, 'call to Instagram');
  };
}
