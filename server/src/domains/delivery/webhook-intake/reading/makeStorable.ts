import { isStorable } from '../../../../infrastructure/http/input/isStorable.ts';

/** Replaces U+0000 and lone surrogates, which PostgreSQL cannot store. */
export function makeStorable<T>(value: T): T {
  return isStorable(value) ? value : (repair(value) as T);
}

function repair(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD').toWellFormed();
  if (Array.isArray(value)) return value.map(repair);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [repair(key), repair(entry)]));
  }
  return value;
}
