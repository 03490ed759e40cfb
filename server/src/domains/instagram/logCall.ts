import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { currentContext } from '../../infrastructure/request-context/requestContext.ts';
import type { ObservedCall } from '../../integrations/instagram/index.ts';

/** Logs the cause of a call: a request, an outbox message with its run, or a job. */
export function logCall(logger: Logger, { endpoint, outcome, seconds }: ObservedCall): void {
  const level = outcome === 'ok' ? 'debug' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  logger[level]({ ...currentContext(), endpoint, outcome, ms: Math.round(seconds * 1_000) }, 'call to Instagram');
}
