import { useLayoutEffect, useState } from 'react';
import { useAreaInUse } from './useAreaInUse.ts';

/** What `LiveBar` needs. */
export interface LiveState {
  /** How many new rows wait to be shown. */
  waiting: number;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  show: () => void;
}

/**
 * Rows that arrive while one reads: newest first, new ones at the top. They join at once, but wait while the pointer or the focus is in
 * the list, while its top is scrolled away, and while one has paused it, because a list that moves under the pointer gets the wrong row
 * pressed. Older rows, added at the end, always join.
 *
 * @param listKey which list it is (filter, search): another one shows all its rows at once
 */
export function useLiveRows<Row>(rows: readonly Row[], rowId: (row: Row) => string, listKey = '') {
  const ids = rows.map(rowId);
  const [known, setKnown] = useState({ listKey, ids: new Set(ids) });
  const [isPaused, setPaused] = useState(false);
  const { isInUse, area } = useAreaInUse();

  const firstKnown = known.listKey === listKey ? ids.findIndex((id) => known.ids.has(id)) : -1;
  const waiting = Math.max(0, firstKnown);
  const show = () => setKnown({ listKey, ids: new Set(ids) });

  useLayoutEffect(() => {
    const isNewList = firstKnown < 0 && ids.length > 0;
    const isFree = !isPaused && !isInUse && (area.ref.current?.getBoundingClientRect().top ?? 0) >= 0;
    if (isNewList || (waiting > 0 && isFree)) show();
  });

  return {
    rows: waiting > 0 ? rows.slice(waiting) : rows,
    live: { waiting, isPaused, setPaused, show } satisfies LiveState,
    area,
  };
}
