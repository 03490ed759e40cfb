import { hash } from 'node:crypto';

const TRACE_DIGITS = 32;
const SPAN_DIGITS = 16;

/** Derived from the key, hashed, so that every process gets the same trace (ADR 0063). */
export function traceIdOf(key: string): string {
  return hash('sha256', `trace ${key}`).slice(0, TRACE_DIGITS);
}

export function spanIdOf(key: string): string {
  return hash('sha256', `span ${key}`).slice(0, SPAN_DIGITS);
}

export function traceIdOfRequest(requestId: string): string {
  return requestId.replaceAll('-', '');
}
