import type { Entry } from './storyOf.ts';

export interface Bar {
  /** Fractions of the width. */
  span: { start: number; width: number } | null;
  ms: number;
}

const MINUTE = 60_000;

/** Logarithmic beyond a minute, because a wait of days would hide the rest. */
export function waterfall(entries: readonly Entry[]): Map<string, Bar> {
  const first = entries.find(({ subject }) => subject.kind === 'received')?.at ?? entries.find(({ at }) => at !== null)?.at ?? 0;
  const bars = new Map<string, Bar>();
  const parts: { id: string; gap: number; took: number }[] = [];
  let end = first;
  let happened = first;
  for (const { id, at, tookMs, subject } of entries) {
    if (at === null) continue;
    if (subject.kind === 'happened') happened = at;
    else if (subject.kind === 'received') bars.set(id, { span: null, ms: at - happened });
    else if (subject.kind === 'seen') bars.set(id, { span: null, ms: Math.max(0, at - end) });
    else {
      const took = tookMs ?? 0;
      parts.push({ id, gap: Math.max(0, at - end), took });
      end = Math.max(end, at + took);
    }
  }
  const isLong = end - first > MINUTE;
  const size = (ms: number) => (isLong ? Math.log1p(ms) : ms);
  const total = parts.reduce((sum, { gap, took }) => sum + size(gap) + size(took), 0) || 1;
  let left = 0;
  for (const { id, gap, took } of parts) {
    const [before, during] = [size(gap), size(took)];
    const [start, width, ms] = took > 0 ? [left + before, during, took] : [left, before, gap];
    bars.set(id, { span: { start: start / total, width: width / total }, ms });
    left += before + during;
  }
  return bars;
}
