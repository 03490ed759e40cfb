import { sentence, type UserLimit } from '@fanfare/shared/contracts';
import { AppError } from './AppError.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The refusal of somebody who has tried too often, with the time to wait in words and as a header. */
export function tooManyRequests(waitMs: number, quota?: UserLimit['name']): AppError {
  return new AppError('too_many_requests', {
    text: sentence('Too many requests. Please try again in {wait}.', { wait: inWords(waitMs) }),
    retryAfterMs: waitMs,
    ...(quota && { quota }),
  });
}

function inWords(ms: number): string {
  if (ms < MINUTE_MS) {
    const count = Math.max(Math.ceil(ms / 1000), 1);
    return count === 1 ? sentence('{count} second', { count }) : sentence('{count} seconds', { count });
  }
  if (ms <= 90 * MINUTE_MS) {
    const count = Math.ceil(ms / MINUTE_MS);
    return count === 1 ? sentence('{count} minute', { count }) : sentence('{count} minutes', { count });
  }
  return sentence('{count} hours', { count: Math.ceil(ms / HOUR_MS) });
}
