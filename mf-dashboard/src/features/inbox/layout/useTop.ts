import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--top`: how far below the top of the page the element starts, whatever is above it. */
export function useTop(element: RefObject<HTMLElement | null>): void {
  // After every render, because what is above may have changed with it.
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return undefined;
    const measure = () => frame.style.setProperty('--top', `${frame.getBoundingClientRect().top + window.scrollY}px`);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const watcher = new ResizeObserver(measure);
    for (const above of elementsAbove(frame)) watcher.observe(above);
    return () => watcher.disconnect();
  });
}

function elementsAbove(frame: Element): Element[] {
  const found: Element[] = [];
  for (let node: Element | null = frame; node && node !== document.body; node = node.parentElement) {
    for (let before = node.previousElementSibling; before; before = before.previousElementSibling) found.push(before);
  }
  return found;
}
