import { type RefObject, useLayoutEffect } from 'react';

const SPACE = '--toast-space';

/** Dialogs on narrow screens leave this space at the bottom. */
export function useToastSpace(stack: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = stack.current;
    if (isEmpty || !element) return;
    const measure = () => style.setProperty(SPACE, `${element.offsetHeight}px`);
    measure();
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty(SPACE);
    };
  }, [stack, isEmpty]);
}
