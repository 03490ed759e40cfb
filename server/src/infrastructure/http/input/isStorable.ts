/** PostgreSQL cannot store U+0000 or lone surrogates. Iterative, so that deep nesting cannot exhaust the stack. */
export function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (Array.isArray(next)) {
      for (const entry of next) left.push(entry);
    } else if (next !== null && typeof next === 'object') {
      for (const [key, entry] of Object.entries(next)) left.push(key, entry);
    }
  }
  return true;
}
