import { useEffect, useRef } from 'react';
import { useReactFlow, useStore, type Viewport } from 'reactflow';
import { prefersReducedMotion } from '../../../state/prefersReducedMotion.ts';
import type { Box } from '../overview/overviewBox.ts';
import { fittedView, isInView, type Pane } from './fittedView.ts';
import { READABLE_ZOOM } from './openingView.ts';
import { useScene } from './useScene.ts';

/** A larger change than one step of a dragged edge means that a panel was opened or closed. */
const WIDE_STEP_PX = 100;

/** A fully visible flow stays visible when a panel narrows the canvas. On closing, an unmoved view is restored. */
export function usePreservedView(): void {
  const { setViewport, setCenter } = useReactFlow();
  const width = useStore((state) => state.width);
  const lookAt = useScene();
  const before = useRef(0);
  const moved = useRef<{ width: number; from: Viewport; to: Viewport } | null>(null);

  useEffect(() => {
    const { pane, view, boxes } = lookAt();
    const old = { ...pane, width: before.current };
    before.current = width;
    if (old.width === 0 || width === 0 || old.width === width) return;
    const change = width - old.width;
    const how = prefersReducedMotion() || Math.abs(change) < WIDE_STEP_PX ? {} : { duration: 180 };
    const go = (to: Viewport) => {
      moved.current = { width: old.width, from: view, to };
      void setViewport(to, how);
    };

    const last = moved.current;
    moved.current = null;
    const first = boxes[0];
    if (!first) return;
    if (last?.width === width && isSame(last.to, view)) void setViewport(last.from, how);
    else if (boxes.every((box) => isInView(box, view, old))) {
      const fitted = fittedView(first, boxes, pane, view.zoom);
      const isReadable = view.zoom < READABLE_ZOOM || fitted.zoom >= READABLE_ZOOM;
      if (!boxes.every((box) => isInView(box, view, pane))) go(isReadable ? fitted : shiftedView(view, change, boxes, pane));
    } else {
      const shifted = shiftedView(view, change, boxes, pane);
      const selected = boxes.find((box) => box.isSelected && isInView(box, view, old));
      if (!selected || isInView(selected, shifted, pane)) go(shifted);
      else void setCenter(selected.x + selected.width / 2, selected.y + selected.height / 2, { zoom: view.zoom, ...how });
    }
  }, [width, lookAt, setViewport, setCenter]);
}

/** Keeps the centre as far as the leftmost visible node stays visible. */
function shiftedView(view: Viewport, change: number, boxes: readonly Box[], pane: Pane): Viewport {
  const lefts = boxes.filter((box) => isInView(box, view, pane)).map((box) => box.x * view.zoom + view.x);
  const room = Math.max(0, Math.min(...lefts) - pane.covered.left.width);
  return { ...view, x: view.x + Math.max(change / 2, lefts.length > 0 ? -room : change / 2) };
}

/** Has a tolerance, because movements do not end exactly. */
function isSame(one: Viewport, other: Viewport): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.zoom - other.zoom) < 0.001;
}
