import { PACED_MS, type Span } from './Span.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60_000;
const AHEAD_MAX_MS = 60 * DAY_MS;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function toKnown(ms: number, spans: readonly Span[]): number {
  if (ms % SECOND_MS !== 0) return ms;
  const span = spans.find(({ fromMs, isByTheSecond }) => isByTheSecond === true && fromMs >= ms && fromMs < ms + SECOND_MS);
  return span?.fromMs ?? ms;
}

export function shiftTime(ms: number, spans: readonly Span[]): number {
  const knownMs = toKnown(ms, spans);
  const span = spans.findLast(({ fromMs }) => fromMs <= knownMs);
  if (!span) return ms;
  const elapsedMs = knownMs - span.fromMs;
  return span.atMs + elapsedMs + (span.pace - 1) * Math.min(elapsedMs, PACED_MS);
}

/** Shifts ISO texts and epoch milliseconds in a JSON value. Returns the same value if there are none. */
export function shiftTimes(value: unknown, spans: readonly Span[]): unknown {
  const [first] = spans;
  if (!first) return value;
  const end = (spans.at(-1)?.fromMs ?? first.fromMs) + AHEAD_MAX_MS;
  const isWithin = (ms: number) => toKnown(ms, spans) >= first.fromMs && ms < end;
  const shift = (part: unknown): unknown => {
    if (typeof part === 'number') return isWithin(part) ? Math.round(shiftTime(part, spans)) : part;
    if (typeof part === 'string') {
      const ms = isoTime.test(part) ? Date.parse(part) : Number.NaN;
      return isWithin(ms) ? new Date(shiftTime(ms, spans)).toISOString() : part;
    }
    if (Array.isArray(part)) return keepUnchanged(part, part.map(shift));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part);
    const shifted = entries.map(([, each]) => shift(each));
    const isChanged = shifted.some((each, index) => each !== entries[index]?.[1]);
    return isChanged ? Object.fromEntries(entries.map(([key], index) => [key, shifted[index]])) : part;
  };
  return shift(value);
}

function keepUnchanged(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.some((each, index) => each !== before[index]) ? after : before;
}
