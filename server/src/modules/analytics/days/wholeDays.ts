import type { Span } from '../readRange.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Whole UTC days within a span; an empty span when there are none. */
export function wholeDays({ from, to }: Span): Span {
  const begin = Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
  const end = Math.floor(to.getTime() / DAY_MS) * DAY_MS;
  return begin < end ? { from: new Date(begin), to: new Date(end) } : { from, to: from };
}
