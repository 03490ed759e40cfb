import { useLocation } from '@fanfare/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the element and focuses it when it is linked to, also again. Sections load late. */
export function useLinkTarget<T extends HTMLElement>(isTarget: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!isTarget) return;
    element.current?.scrollIntoView?.({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isTarget, key]);
  return element;
}

/** Whether the URL links to this id. */
export const useIsLinked = (id: string | undefined): boolean => useLocation().hash === `#${id}` && id !== undefined;
