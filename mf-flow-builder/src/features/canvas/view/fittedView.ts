import { CANVAS_ZOOM_MIN } from '@fanfare/shared/contracts';
import { getViewportForBounds, type Viewport } from 'reactflow';
import { type Box, boxAround } from '../overview/overviewBox.ts';

/** What one sees the canvas through, in pixels of the window. */
export interface Pane {
  width: number;
  height: number;
  /** What the overview takes of its lower right corner; nothing where it is not shown. */
  covered: { width: number; height: number };
}

/** A small flow is shown at its natural size, not blown up to the greatest zoom. */
export const fitOptions = { maxZoom: 1, padding: 0.2 } as const;

const EDGE_PX = 24;

/** Where all boxes can be seen, nothing of them under the overview; where there is no such place, with them in the middle. */
export function fittedView(first: Box, boxes: readonly Box[], pane: Pane, maxZoom: number = fitOptions.maxZoom): Viewport {
  const around = boxAround(first, boxes);
  const fit = (padding: Parameters<typeof getViewportForBounds>[5]) =>
    getViewportForBounds(around, pane.width, pane.height, CANVAS_ZOOM_MIN, maxZoom, padding);
  const middle = fit(fitOptions.padding);
  const isSeen = (view: Viewport) => boxes.every((box) => isInView(box, view, pane));
  if (isSeen(middle)) return middle;
  const sides = { x: `${EDGE_PX}px`, y: `${2 * EDGE_PX}px` } as const;
  const beside = fit({ ...sides, right: `${pane.covered.width + EDGE_PX}px` });
  const above = fit({ ...sides, bottom: `${pane.covered.height + EDGE_PX}px` });
  const [best] = [beside, above].filter(isSeen).sort((one, other) => other.zoom - one.zoom);
  return best ?? middle;
}

/** Whether all of a box can be seen. */
export function isInView(box: Box, { x, y, zoom }: Viewport, { width, height, covered }: Pane): boolean {
  const left = box.x * zoom + x;
  const top = box.y * zoom + y;
  const right = left + box.width * zoom;
  const bottom = top + box.height * zoom;
  const isUnderOverview = right > width - covered.width && bottom > height - covered.height;
  return left >= 0 && top >= 0 && right <= width && bottom <= height && !isUnderOverview;
}
