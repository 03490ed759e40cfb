import { useEffect, useRef } from 'react';

/** Returns the ids before the first one that was there at the last render: what has just arrived. */
export function useArrivals(ids: readonly string[], list: unknown): ReadonlySet<string> {
  const before = useRef<{ list: unknown; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const known = before.current.list === list ? before.current.ids : new Set<string>();
  const first = known.size === 0 ? 0 : ids.findIndex((id) => known.has(id));
  useEffect(() => {
    before.current = { list, ids: new Set(ids) };
  }, [ids, list]);
  return new Set(ids.slice(0, Math.max(0, first)));
}
