import { copy } from '../../copy/analytics.ts';

const text = copy.durations;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in its two largest units, e.g. `2 h 20 min`. */
export function durationText(ms: number): string {
  if (ms < MINUTE) return text.seconds(Math.round(ms / SECOND));
  if (ms < HOUR) return text.minutes(Math.round(ms / MINUTE));
  if (ms < 2 * DAY) return text.hours(Math.floor(ms / HOUR), Math.round((ms % HOUR) / MINUTE));
  return text.days(Math.floor(ms / DAY), Math.round((ms % DAY) / HOUR));
}
