/**
 * Counts insertions, deletions, replacements and swaps of adjacent letters (optimal string alignment). Stops
 * above `limit`.
 */
export function typoDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  // A letter has at most two code units.
  if (Math.abs(a.length - b.length) > 2 * limit) return limit + 1;
  const from = [...a];
  const to = [...b];
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = to.map((_, index) => index);
  old.push(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, target] of to.entries()) {
      const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      let cost = Math.min(at(old, column + 1) + 1, at(next, column) + 1, at(old, column) + (letter === target ? 0 : 1));
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === target;
      if (isSwap) cost = Math.min(cost, at(older, column - 1) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    older = old;
    old = next;
  }
  return old[to.length] ?? 0;
}
