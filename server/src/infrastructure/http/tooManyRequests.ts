import { type Message, message, type UserLimit } from '@fanfare/shared/contracts';
import { AppError } from './AppError.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const generalText = (wait: Message) => message('requests.too-many-requests', { wait });

export function tooManyRequests(waitMs: number, quota?: UserLimit['name'], textOf = generalText): AppError {
  return new AppError('too_many_requests', {
    text: textOf(inWords(waitMs)),
    retryAfterMs: waitMs,
    ...(quota && { quota }),
  });
}

function inWords(ms: number): Message {
  if (ms < MINUTE_MS) {
    const count = Math.max(Math.ceil(ms / 1000), 1);
    return count === 1 ? message('requests.second', { count }) : message('requests.seconds', { count });
  }
  if (ms <= 90 * MINUTE_MS) {
    const count = Math.ceil(ms / MINUTE_MS);
    return count === 1 ? message('requests.minute', { count }) : message('requests.minutes', { count });
  }
  return message('requests.hours', { count: Math.ceil(ms / HOUR_MS) });
}
