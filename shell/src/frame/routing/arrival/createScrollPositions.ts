import type { Location } from 'react-router-dom';

type Entry = Pick<Location, 'key' | 'pathname' | 'search'>;

export const POSITIONS_KEY = 'fanfare.scroll';
const VISITS_KEY = 'fanfare.visits';
const STORED = 50;

/** History entries that differ only in the query share a key, unless they are entries of the navigation. */
export function createScrollPositions() {
  const visits = new Map(read(VISITS_KEY, isText));
  const tops = new Map(read(POSITIONS_KEY, isNumber));
  let latest: { key: string; place: string; visit: string } | null = null;
  window.addEventListener('pagehide', () => write([...visits].slice(-STORED)));

  const keyOf = ({ key, ...at }: Entry): string => {
    const place = placeOf(at);
    const visit = visits.get(key) ?? (latest?.place === place ? latest.visit : key);
    // Called first for the old screen, then for the new one.
    if (latest?.key === key) tops.set(visit, window.scrollY);
    visits.set(key, visit);
    latest = { key, place, visit };
    return visit;
  };
  /** @returns px */
  const topOf = ({ key }: Pick<Location, 'key'>) => tops.get(visits.get(key) ?? key) ?? 0;
  return { keyOf, topOf };
}

function placeOf({ pathname, search }: Omit<Entry, 'key'>): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('tab'), params.get('part')].join(' ');
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';

function write(visits: readonly (readonly [string, string])[]): void {
  try {
    sessionStorage.setItem(VISITS_KEY, JSON.stringify(Object.fromEntries(visits)));
  } catch {
    // If storage fails, a reload starts at the top.
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
