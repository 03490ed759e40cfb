import { useEffect, useRef } from 'react';
import { useReactFlow, useStore, type Viewport } from 'reactflow';
import { wantsStillness } from '../wantsStillness.ts';
import { fittedView, isInView } from './fittedView.ts';
import { useScene } from './useScene.ts';

/** More than an edge that is dragged gains in one step: a panel that came or went. */
const WIDE_STEP_PX = 100;

/**
 * When a panel makes the canvas narrower: a flow that was in view as a whole stays so, of a larger one the middle stays in the middle, and what
 * is selected in view. When the panel goes, and nobody has moved the view, it is as it was.
 */
export function useKeptInView(): void {
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
    const how = wantsStillness() || Math.abs(change) < WIDE_STEP_PX ? {} : { duration: 200 };
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
      if (!boxes.every((box) => isInView(box, view, pane))) go(fittedView(first, boxes, pane, view.zoom));
    } else {
      const shifted = { ...view, x: view.x + change / 2 };
      const selected = boxes.find((box) => box.isSelected && isInView(box, view, old));
      if (!selected || isInView(selected, shifted, pane)) go(shifted);
      else void setCenter(selected.x + selected.width / 2, selected.y + selected.height / 2, { zoom: view.zoom, ...how });
    }
  }, [width, lookAt, setViewport, setCenter]);
}

/** To the eye: where a movement ends is not exact. */
function isSame(one: Viewport, other: Viewport): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.zoom - other.zoom) < 0.001;
}
