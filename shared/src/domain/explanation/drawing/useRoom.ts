import { type RefObject, useLayoutEffect, useState } from 'react';

const USUAL_PX = 560;

export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(USUAL_PX);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown || !('ResizeObserver' in window)) return undefined;
    const measure = () => setRoom(shown.clientWidth || USUAL_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
