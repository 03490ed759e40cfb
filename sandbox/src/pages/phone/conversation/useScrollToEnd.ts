import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useScrollToEnd(what: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [what]);
  return area;
}
