import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows of a long list are measured after rendering and may push the focused one out of view. */
const SETTLING_FRAMES = 8;
/** After these events, focus must not scroll back. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown'] as const;

/** A roving tab stop. It stays on its row; if that is removed, a neighbour takes over. */
export function useRovingFocus(ids: readonly string[], list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ id: '', index: 0 });
  const pending = useRef<'focus' | 'sight' | null>(null);
  const target = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  const found = ids.indexOf(place.id);
  const current = found >= 0 ? found : Math.max(0, Math.min(place.index, ids.length - 1));

  function goTo(index: number) {
    const next = Math.max(0, Math.min(index, ids.length - 1));
    setPlace({ id: ids[next] ?? '', index: next });
  }

  const elementOfCurrent = () => list.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);

  // A row of a long list is rendered only when it is current.
  useLayoutEffect(() => {
    const element = pending.current && elementOfCurrent();
    if (!element) return;
    if (pending.current === 'focus') element.focus();
    pending.current = null;
    target.current = element;
    keepInView(target, element, SETTLING_FRAMES);
  });

  function restoreFocus(): void {
    if (hasFocus.current && document.activeElement === document.body) elementOfCurrent()?.focus();
  }

  useEffect(restoreFocus);

  useEffect(() => {
    const letGo = () => {
      target.current = null;
    };
    for (const move of scrollEvents) window.addEventListener(move, letGo, { passive: true, capture: true });
    return () => {
      letGo();
      for (const move of scrollEvents) window.removeEventListener(move, letGo, { capture: true });
    };
  }, []);

  return {
    current,
    restoreFocus,
    /** Focuses a row, at most the last one. */
    moveTo: (index: number) => {
      pending.current = 'focus';
      goTo(index);
    },
    show: (index: number) => {
      pending.current = 'sight';
      goTo(index);
    },
    settle: (index: number) => {
      if (ids[index] !== place.id) goTo(index);
    },
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

function keepInView(target: RefObject<HTMLElement | null>, element: HTMLElement, frames: number): void {
  if (target.current !== element || frames === 0) return;
  element.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => keepInView(target, element, frames - 1));
}
