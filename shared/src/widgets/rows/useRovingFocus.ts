import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** In a long list the rows around one that was far away are measured after it is drawn, and may push it out of sight again. */
const SETTLING_FRAMES = 8;
/** With these somebody moves the page on their own; they must not be pulled back. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * One row of many is the one that Tab reaches and the keys act on. It stays the same row when others come and go; when it goes
 * itself, its neighbour takes over. It is always in the document, however long the list (`keep` of `Rows`).
 */
export function useRovingFocus(ids: readonly string[], list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ id: '', index: 0 });
  const wanted = useRef<'focus' | 'sight' | null>(null);
  const target = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  const found = ids.indexOf(place.id);
  const current = found >= 0 ? found : Math.max(0, Math.min(place.index, ids.length - 1));

  function goTo(index: number) {
    const next = Math.max(0, Math.min(index, ids.length - 1));
    setPlace({ id: ids[next] ?? '', index: next });
  }

  const elementOfCurrent = () => list.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);

  // A row of a long list is drawn only once it is the current one.
  useLayoutEffect(() => {
    const element = wanted.current && elementOfCurrent();
    if (!element) return;
    if (wanted.current === 'focus') element.focus();
    wanted.current = null;
    target.current = element;
    keepInSight(target, element, SETTLING_FRAMES);
  });

  /** A row that was removed while it had focus, or drawn anew because the list became a long one, leaves the keyboard nowhere. */
  function takeFocusBack(): void {
    if (hasFocus.current && document.activeElement === document.body) elementOfCurrent()?.focus();
  }

  useEffect(takeFocusBack);

  useEffect(() => {
    const letGo = () => {
      target.current = null;
    };
    for (const move of ownMoves) window.addEventListener(move, letGo, { passive: true, capture: true });
    return () => {
      letGo();
      for (const move of ownMoves) window.removeEventListener(move, letGo, { capture: true });
    };
  }, []);

  return {
    current,
    /** For `Rows`, which may draw without the component around it. */
    takeFocusBack,
    /** Moves the focus to a row, or to the last one when there are not that many. */
    moveTo: (index: number) => {
      wanted.current = 'focus';
      goTo(index);
    },
    /** Makes a row the current one and brings it into sight; the focus stays where it is. */
    show: (index: number) => {
      wanted.current = 'sight';
      goTo(index);
    },
    /** Marks the row as the current one when focus or a press reaches it. */
    settle: (index: number) => {
      if (ids[index] !== place.id) goTo(index);
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
  };
}

function keepInSight(target: RefObject<HTMLElement | null>, element: HTMLElement, frames: number): void {
  if (target.current !== element || frames === 0) return;
  element.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => keepInSight(target, element, frames - 1));
}
