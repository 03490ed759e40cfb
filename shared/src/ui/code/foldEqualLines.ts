import type { DiffLine } from './diffLines.ts';

export type DiffPart = DiffLine | { kind: 'folded'; count: number; from: number };

const CONTEXT_LINES = 2;

/** @param opened indexes of the first hidden lines of unfolded parts */
export function foldEqualLines(lines: readonly DiffLine[], opened: ReadonlySet<number>): DiffPart[] {
  const isNear = lines.map(() => false);
  lines.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(true, Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
  });
  const parts: DiffPart[] = [];
  for (let index = 0; index < lines.length; ) {
    let end = index;
    while (end < lines.length && !isNear[end]) end++;
    const isWorthIt = end - index > 1 && !opened.has(index);
    if (isWorthIt) parts.push({ kind: 'folded', count: end - index, from: index });
    else parts.push(...lines.slice(index, Math.max(end, index + 1)));
    index = Math.max(end, index + 1);
  }
  return parts;
}
