import { copy } from './copy.ts';
import { decimalText } from './numbers.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Formats a duration in its two largest units, e.g. `2 h 20 min`. Short durations have one decimal. */
export function durationText(ms: number): string {
  if (ms < 10 * SECOND) return copy.seconds(decimalText(Math.round(ms / (SECOND / 10)) / 10));
  const seconds = Math.round(ms / SECOND);
  if (seconds < 60) return copy.seconds(decimalText(seconds));
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 60) return copy.minutes(minutes);
  if (minutes < 48 * 60) return copy.hours(Math.floor(minutes / 60), minutes % 60);
  const hours = Math.round(ms / HOUR);
  return copy.days(Math.floor(hours / 24), hours % 24);
}

/** Like `durationText`, with milliseconds below a second. */
export function latencyText(ms: number): string {
  return ms > 0 && ms < SECOND ? copy.milliseconds(decimalText(Math.round(ms))) : durationText(ms);
}

/** Remaining time, at least a minute. */
export const remainingText = (ms: number): string => durationText(Math.max(MINUTE, ms));
