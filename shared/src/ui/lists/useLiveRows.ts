import { type RefObject, useLayoutEffect, useState } from 'react';
import { useAreaInUse } from './useAreaInUse.ts';

/** The newest rows, which wait together because there is a gap between them and those shown. */
export interface Jump {
  count: number;
  take: () => void;
}

export interface LiveState {
  /** Number of rows waiting. */
  waiting: number;
  /** True if there are more than were counted. */
  isMore?: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  show: () => void;
}

interface LiveOptions {
  listKey?: string;
  /** The scrolling element, if not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
  jump?: Jump | null;
}

/**
 * Holds back new and moved rows while the pointer or focus is in the list, while it is scrolled down, and while it is
 * paused, so that no row moves under the pointer. Older rows are always added at the end.
 */
export function useLiveRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  { listKey = '', box, jump = null }: LiveOptions = {},
) {
  const ids = rows.map(rowId);
  const [known, setKnown] = useState(() => ({ listKey, order: orderOf(ids) }));
  const [isPaused, setPaused] = useState(false);
  const { isInUse, area } = useAreaInUse();

  const place = orderOf(ids);
  const first = known.listKey === listKey ? [...known.order.keys()].find((id) => place.has(id)) : undefined;
  const waiting = first === undefined ? 0 : (place.get(first) ?? 0);
  const show = () => setKnown({ listKey, order: place });

  useLayoutEffect(() => {
    const last = ids.at(-1);
    if (last === undefined) return;
    const top = area.ref.current?.getBoundingClientRect().top ?? 0;
    const isFree = !isPaused && !isInUse && top >= (box?.current?.getBoundingClientRect().top ?? 0);
    if (jump && isFree) jump.take();
    else if (first === undefined || (waiting > 0 ? isFree : !known.order.has(last))) show();
  });

  return {
    rows: waiting > 0 ? restorePositions(rows, waiting, (row) => known.order.get(rowId(row))) : rows,
    live: {
      waiting: waiting + (jump?.count ?? 0),
      isMore: jump !== null,
      isPaused,
      setPaused,
      show: jump?.take ?? show,
    } satisfies LiveState,
    area,
  };
}

function orderOf(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

/** Removes new leading rows and moves known ones back to their old position. */
function restorePositions<Row>(rows: readonly Row[], waiting: number, placeOf: (row: Row) => number | undefined): Row[] {
  const shown = rows.slice(waiting);
  for (const row of rows.slice(0, waiting)) {
    const place = placeOf(row);
    if (place === undefined) continue;
    const next = shown.findIndex((other) => (placeOf(other) ?? Number.POSITIVE_INFINITY) > place);
    shown.splice(next < 0 ? shown.length : next, 0, row);
  }
  return shown;
}
