/** Iterative, to protect against deep recursion. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  const left: [unknown, number][] = [[value, 0]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [entry, depth] = next;
    if (typeof entry !== 'object' || entry === null) continue;
    if (depth === levels) return true;
    for (const inner of Object.values(entry)) left.push([inner, depth + 1]);
  }
  return false;
}
