import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * One row of many is the one that Tab reaches and the keys act on. It stays the same row when others come and go; when it goes
 * itself, its neighbour takes over.
 */
export function useRovingFocus(ids: readonly string[], list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ id: '', index: 0 });
  const scroller = useRef<((index: number) => void) | null>(null);
  const awaited = useRef(-1);
  const hasFocus = useRef(false);
  const found = ids.indexOf(place.id);
  const current = found >= 0 ? found : Math.max(0, Math.min(place.index, ids.length - 1));

  const elementOf = (index: number) => list.current?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null;

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(index, ids.length - 1));
    setPlace({ id: ids[next] ?? '', index: next });
    const element = elementOf(next);
    if (element) element.focus();
    else {
      awaited.current = next;
      scroller.current?.(next);
    }
  }

  // A row removed while it had focus leaves the keyboard nowhere.
  useEffect(() => {
    if (hasFocus.current && found < 0 && document.activeElement === document.body) elementOf(current)?.focus();
  });

  return {
    current,
    moveTo,
    scroller,
    /** Makes a row the current one and brings it into sight; focus stays where it is. */
    show: (index: number) => {
      setPlace({ id: ids[index] ?? '', index });
      const element = elementOf(index);
      if (element) element.scrollIntoView({ block: 'nearest' });
      else scroller.current?.(index);
    },
    /** Marks the row as the current one when focus or a press reaches it. */
    settle: (index: number) => {
      if (ids[index] !== place.id) setPlace({ id: ids[index] ?? '', index });
    },
    /** For the element around the rows. */
    focusWatch: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
    /** The ref of the focusable element of a row: takes the focus that waits for it. */
    arrive: (index: number) => (element: HTMLElement | null) => {
      if (!element || awaited.current !== index) return;
      awaited.current = -1;
      element.focus();
    },
  };
}
