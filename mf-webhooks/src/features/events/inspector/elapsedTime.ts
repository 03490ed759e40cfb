import { decimalText } from '@fanfare/shared/domain';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Formats elapsed time with the precision that matters: `+12 ms`, `+1.4 s`, `+3 min`, `+5 h`. */
export function elapsedTime(ms: number): string {
  const sign = ms < 0 ? '−' : '+';
  const far = Math.abs(ms);
  if (far < SECOND) return `${sign}${far} ms`;
  if (far < MINUTE) return `${sign}${decimalText(far / SECOND, 1, 1)} s`;
  if (far < HOUR) return `${sign}${Math.floor(far / MINUTE)} min`;
  return `${sign}${Math.floor(far / HOUR)} h`;
}
