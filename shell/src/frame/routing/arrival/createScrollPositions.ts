import type { Location } from 'react-router-dom';

type Entry = Pick<Location, 'key' | 'pathname'>;

/** Where `ScrollRestoration` stores positions, by the keys of `keyOf`. */
export const POSITIONS_KEY = 'fanfare.scroll';
const VISITS_KEY = 'fanfare.visits';
const STORED = 50;

/**
 * Keys for `ScrollRestoration`. A change of the query alone stays on the screen, so its entry has the key of the entry before. That
 * survives a reload.
 */
export function createScrollPositions() {
  const visits = new Map(read(VISITS_KEY, isText));
  const tops = new Map(read(POSITIONS_KEY, isNumber));
  let latest: (Entry & { visit: string }) | null = null;
  window.addEventListener('pagehide', () => write([...visits].slice(-STORED)));

  const keyOf = ({ key, pathname }: Entry): string => {
    const visit = visits.get(key) ?? (latest?.pathname === pathname ? latest.visit : key);
    // The router asks for the key of the screen that it leaves, then for that of the next one.
    if (latest?.key === key) tops.set(visit, window.scrollY);
    visits.set(key, visit);
    latest = { key, pathname, visit };
    return visit;
  };
  /** @returns how far the screen was scrolled when it was left, in px */
  const topOf = ({ key }: Pick<Location, 'key'>) => tops.get(visits.get(key) ?? key) ?? 0;
  return { keyOf, topOf };
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';

function write(visits: readonly (readonly [string, string])[]): void {
  try {
    sessionStorage.setItem(VISITS_KEY, JSON.stringify(Object.fromEntries(visits)));
  } catch {
    // Without storage a reload begins at the top.
  }
}

function read<Value>(name: string, isValue: (value: unknown) => value is Value): [string, Value][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).flatMap(([key, value]: [string, unknown]): [string, Value][] =>
      isValue(value) ? [[key, value]] : [],
    );
  } catch {
    return [];
  }
}
