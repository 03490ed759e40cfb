import type { Span } from '../readRange.ts';

const DAY_MS = 24 * 60 * 60_000;

export function wholeDays({ from, to }: Span): Span {
  const begin = Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
  const end = Math.floor(to.getTime() / DAY_MS) * DAY_MS;
  return begin < end ? { from: new Date(begin), to: new Date(end) } : { from, to: from };
}
