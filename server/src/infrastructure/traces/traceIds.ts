import { hash } from 'node:crypto';

const TRACE_DIGITS = 32;
const SPAN_DIGITS = 16;

/**
 * The trace of what has this key. Whoever knows the key knows the trace, in any process and after any restart: that is how a trace
 * crosses the inbox without a column for it (docs/adr/0063). A digest, so that ids of Instagram do not leave the house.
 */
export function traceIdOf(key: string): string {
  return hash('sha256', `trace ${key}`).slice(0, TRACE_DIGITS);
}

/** The span by which others hang below what has this key. */
export function spanIdOf(key: string): string {
  return hash('sha256', `span ${key}`).slice(0, SPAN_DIGITS);
}

/** The trace of a request is its id without the dashes, so who has `x-request-id` has the trace. */
export function traceIdOfRequest(requestId: string): string {
  return requestId.replaceAll('-', '');
}
