import { AppError } from './AppError.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The refusal of somebody who has tried too often, with the time to wait in words and as a header. */
export function tooManyRequests(waitMs: number): AppError {
  return new AppError('too_many_requests', {
    text: `Too many requests. Please try again in ${inWords(waitMs)}.`,
    retryAfterMs: waitMs,
  });
}

function inWords(ms: number): string {
  if (ms < MINUTE_MS) return counted(Math.max(Math.ceil(ms / 1000), 1), 'second');
  return ms <= 90 * MINUTE_MS ? counted(Math.ceil(ms / MINUTE_MS), 'minute') : counted(Math.ceil(ms / HOUR_MS), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
