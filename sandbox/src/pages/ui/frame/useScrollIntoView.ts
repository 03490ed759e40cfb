import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls the list to its current item. */
export function useScrollIntoView<T extends HTMLElement>(current: string | undefined): RefObject<T | null> {
  const list = useRef<T>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const item = box?.querySelector(':scope > [aria-current], :scope > :has([aria-pressed="true"])');
    if (!box || !item || current === undefined) return;
    const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) box.scrollLeft += inner.left - outer.left - EDGE_PX;
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - EDGE_PX;
  }, [current]);
  return list;
}

/** Pixels of the previous item that stay visible. */
const EDGE_PX = 40;
