import { useLayoutEffect, useRef, useState } from 'react';

/** Also the width in environments without layout. */
const FIRST_WIDTH = 640;

/** Measures the width and direction of the element before the first paint, and follows its size. */
export function useChartArea() {
  const frame = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState({ width: FIRST_WIDTH, isRtl: false });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth || FIRST_WIDTH;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      setArea((before) => (before.width === width && before.isRtl === isRtl ? before : { width, isRtl }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, ...area };
}
