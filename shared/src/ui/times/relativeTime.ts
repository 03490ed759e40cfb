import { dateText } from '../formats/dates.ts';
import { copy } from './copy.ts';

const text = copy;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats as specified: Just now, Xm, Xh, Xd; the date from seven days on. */
export function relativeTime(atMs: number, nowMs: number): string {
  const ago = nowMs - atMs;
  if (ago < MINUTE) return text.now;
  if (ago < HOUR) return text.minutes(Math.floor(ago / MINUTE));
  if (ago < DAY) return text.hours(Math.floor(ago / HOUR));
  if (ago < 7 * DAY) return text.days(Math.floor(ago / DAY));
  return dateText(atMs);
}
