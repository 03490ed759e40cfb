import { type RefObject, useLayoutEffect, useState } from 'react';
import { useAreaInUse } from './useAreaInUse.ts';

/** So much has come that what is shown and what is newest do not touch: the newest wait as a whole. */
export interface Jump {
  /** How many of them are known. */
  count: number;
  take: () => void;
}

/** What `LiveBar` needs. */
export interface LiveState {
  /** How many new rows wait to be shown. */
  waiting: number;
  /** There are more than are counted. */
  isMore?: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  show: () => void;
}

interface LiveOptions {
  /** Which list it is (filter, search): another one shows all its rows at once. */
  listKey?: string;
  /** The element that scrolls, when it is not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
  jump?: Jump | null;
}

/**
 * Rows that arrive while one reads: newest first, new ones at the top. They join at once, but wait while the pointer or the focus is in
 * the list, while its top is scrolled away, and while one has paused it, because a list that moves under the pointer gets the wrong row
 * pressed. So does a row that has moved up: it stays in its place, with what is new about it. Older rows, added at the end, always join.
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
    rows: waiting > 0 ? inTheirPlaces(rows, waiting, (row) => known.order.get(rowId(row))) : rows,
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

/** Leaves out the rows in front that are new, and puts those that were there before back to where they were. */
function inTheirPlaces<Row>(rows: readonly Row[], waiting: number, placeOf: (row: Row) => number | undefined): Row[] {
  const shown = rows.slice(waiting);
  for (const row of rows.slice(0, waiting)) {
    const place = placeOf(row);
    if (place === undefined) continue;
    const next = shown.findIndex((other) => (placeOf(other) ?? Number.POSITIVE_INFINITY) > place);
    shown.splice(next < 0 ? shown.length : next, 0, row);
  }
  return shown;
}
