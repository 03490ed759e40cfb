import type { Entry } from './storyOf.ts';

export interface Bar {
  /** Fractions of the whole width. */
  start: number;
  width: number;
  /** Since the entry before, or how long it took. */
  ms: number;
}

const MINUTE = 60_000;

/**
 * Bars from the end of the entry before to the end of each, from the receipt on. Beyond a minute they are
 * logarithmic, because a wait of days would hide every other one.
 */
export function waterfall(entries: readonly Entry[]): Map<string, Bar> {
  const first = entries.find(({ subject }) => subject.kind === 'received')?.at ?? entries.find(({ at }) => at !== null)?.at ?? 0;
  const parts: { id: string; gap: number; took: number }[] = [];
  let end = first;
  for (const { id, at, tookMs, subject } of entries) {
    if (at === null || subject.kind === 'happened') continue;
    const gap = Math.max(0, at - end);
    const took = tookMs ?? 0;
    parts.push({ id, gap, took });
    end = Math.max(end, at + took);
  }
  const isLong = end - first > MINUTE;
  const size = (ms: number) => (isLong ? Math.log1p(ms) : ms);
  const total = parts.reduce((sum, { gap, took }) => sum + size(gap) + size(took), 0) || 1;
  const bars = new Map<string, Bar>();
  let left = 0;
  for (const { id, gap, took } of parts) {
    const [before, during] = [size(gap), size(took)];
    // A call is as long as it took; every other entry is the time since the one before.
    const bar = took > 0 ? { start: left + before, width: during, ms: took } : { start: left, width: before, ms: gap };
    bars.set(id, { start: bar.start / total, width: bar.width / total, ms: bar.ms });
    left += before + during;
  }
  return bars;
}
