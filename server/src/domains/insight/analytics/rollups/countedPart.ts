import { SLOT_MS, type Span } from '../readRange.ts';

export function countedPart({ from, to }: Span, countedUntil: Date | null): Span {
  const begin = Math.ceil(from.getTime() / SLOT_MS) * SLOT_MS;
  // The last slot may have received more messages since.
  const known = countedUntil === null ? begin : countedUntil.getTime() - SLOT_MS;
  const end = Math.max(begin, Math.floor(Math.min(to.getTime(), known) / SLOT_MS) * SLOT_MS);
  return { from: new Date(begin), to: new Date(end) };
}
