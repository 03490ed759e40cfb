/** PostgreSQL stores neither U+0000 nor half of a surrogate pair; a request with either is refused before it gets there. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry));
  }
  return true;
}
