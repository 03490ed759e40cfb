import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useReactFlow } from 'reactflow';

/** Zoom for each pixel of the wheel, as on the canvas. */
const WHEEL_STEP = 0.002;

/** Dragging in the overview moves the view, and the wheel zooms it. `scale`: units of the canvas in one pixel of the overview. */
export function useOverviewGestures(element: RefObject<SVGSVGElement | null>, scale: number) {
  const { getViewport, setViewport, zoomTo } = useReactFlow();
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const svg = element.current;
    // By hand: the page would scroll or zoom as well, and React's own listener cannot keep it from that.
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
