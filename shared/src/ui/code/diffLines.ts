export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** For 2000 by 2000 lines; beyond that, all lines count as changed. */
const MOST_CELLS = 4_000_000;

export function diffLines(before: string, after: string): DiffLine[] {
  const a = before === '' ? [] : before.split('\n');
  const b = after === '' ? [] : after.split('\n');
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const middle = compare(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...lines('same', a.slice(0, start)), ...middle, ...lines('same', end > 0 ? a.slice(-end) : [])];
}

function compare(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length * b.length > MOST_CELLS) return [...lines('removed', a), ...lines('added', b)];
  const width = b.length + 1;
  // common[i * width + j] is the number of common lines of a from i and b from j.
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const removed = a[i];
    const added = b[j];
    if (removed !== undefined && removed === added) {
      found.push({ kind: 'same', text: removed });
      i++;
      j++;
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: removed });
      i++;
    } else if (added !== undefined) {
      found.push({ kind: 'added', text: added });
      j++;
    }
  }
  return found;
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}
