import { useDeferredValue, useMemo, useState } from 'react';
import { keysOf, pointersAbove } from './jsonPointer.ts';
import { CHILDREN_STEP, type JsonRow, jsonRows, openAtFirst } from './jsonRows.ts';
import { searchJson } from './searchJson.ts';

export function useJsonTree(document: unknown) {
  const [open, setOpen] = useState(() => openAtFirst(document));
  const [query, setQuery] = useState('');
  const [hit, setHit] = useState(-1);
  const [shown, setShown] = useState(document);
  const found = useDeferredValue(query.trim());
  const hits = useMemo(() => searchJson(document, found), [document, found]);
  const rows = useMemo(() => jsonRows(document, open), [document, open]);

  if (shown !== document) {
    setShown(document);
    setOpen(openAtFirst(document));
    setHit(-1);
  }

  return {
    rows,
    query,
    found,
    hits,
    hit,
    search: (text: string) => {
      setQuery(text);
      setHit(-1);
    },
    /** Moves to another match, cyclically, and opens its parents. Returns the pointer. */
    goToHit: (by: 1 | -1): string | undefined => {
      const from = hit < 0 && by < 0 ? 0 : hit;
      const index = hits.length > 0 ? (from + by + hits.length) % hits.length : 0;
      const pointer = hits[index];
      if (pointer === undefined) return undefined;
      setHit(index);
      setOpen((before) => openWayTo(before, pointer));
      return pointer;
    },
    setRowOpen: (row: JsonRow, isOpen: boolean) =>
      setOpen((before) => {
        const next = new Map(before);
        if (isOpen) next.set(row.pointer, CHILDREN_STEP);
        else next.delete(row.pointer);
        return next;
      }),
    showMore: (row: JsonRow) =>
      setOpen((before) => new Map(before).set(row.pointer, (before.get(row.pointer) ?? CHILDREN_STEP) + CHILDREN_STEP)),
  };
}

function openWayTo(open: ReadonlyMap<string, number>, pointer: string) {
  const next = new Map(open);
  const keys = keysOf(pointer);
  pointersAbove(pointer).forEach((above, depth) => {
    const index = Number(keys[depth]);
    // Positions far down a long object are rare; for those, all members are rendered.
    const needed = Number.isInteger(index) ? index + 1 : Number.POSITIVE_INFINITY;
    const drawn = next.get(above) ?? CHILDREN_STEP;
    next.set(above, Math.max(needed, drawn));
  });
  return next;
}
