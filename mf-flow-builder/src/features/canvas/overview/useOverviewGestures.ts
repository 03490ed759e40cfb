import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useReactFlow } from 'reactflow';

const WHEEL_STEP = 0.002;

/** `scale` is the number of canvas units per pixel of the overview. */
export function useOverviewGestures(element: RefObject<SVGSVGElement | null>, scale: number) {
  const { getViewport, setViewport, zoomTo } = useReactFlow();
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const svg = element.current;
    // React's wheel listener is passive and cannot stop the page from scrolling or zooming.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      void zoomTo(getViewport().zoom * 2 ** (-event.deltaY * WHEEL_STEP));
    };
    svg?.addEventListener('wheel', onWheel, { passive: false });
    return () => svg?.removeEventListener('wheel', onWheel);
  }, [element, getViewport, zoomTo]);

  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
      currentTarget.setPointerCapture(pointerId);
      last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!last.current) return;
      const { x, y, zoom } = getViewport();
      const [right, down] = [clientX - last.current.x, clientY - last.current.y];
      last.current = { x: clientX, y: clientY };
      void setViewport({ x: x - right * scale * zoom, y: y - down * scale * zoom, zoom });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
