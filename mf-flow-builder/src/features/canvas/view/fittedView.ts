import { CANVAS_ZOOM_MIN } from '@fanfare/shared/contracts';
import { getViewportForBounds, type Viewport } from 'reactflow';
import { type Box, boxAround } from '../overview/overviewBox.ts';

interface Corner {
  width: number;
  height: number;
}

/** What one sees the canvas through, in pixels of the window. */
export interface Pane {
  width: number;
  height: number;
  /** What the buttons for zooming take of its lower left corner, and the overview of the lower right; nothing where they are not shown. */
  covered: { left: Corner; right: Corner };
}

/** A small flow is shown at its natural size, not blown up to the greatest zoom. */
export const fitOptions = { maxZoom: 1, padding: 0.2 } as const;

const EDGE_PX = 24;

/**
 * Where all boxes can be seen, nothing of them under the buttons or the overview. Where there is no such place: with the fewest of them there,
 * in the middle if that is as good as any.
 */
export function fittedView(first: Box, boxes: readonly Box[], pane: Pane, maxZoom: number = fitOptions.maxZoom): Viewport {
  const around = boxAround(first, boxes);
  const fit = (padding: Parameters<typeof getViewportForBounds>[5]) =>
    getViewportForBounds(around, pane.width, pane.height, CANVAS_ZOOM_MIN, maxZoom, padding);
  const middle = fit(fitOptions.padding);
  const isSeen = (view: Viewport) => boxes.every((box) => isInView(box, view, pane));
  if (isSeen(middle)) return middle;
  const { left, right } = pane.covered;
  const views = [0, left.height, right.height].flatMap((lift) =>
    [0, left.width].flatMap((before) =>
      [0, right.width].map((after) =>
        fit({
          top: `${2 * EDGE_PX}px`,
          bottom: `${lift === 0 ? 2 * EDGE_PX : lift + EDGE_PX}px`,
          left: `${before + EDGE_PX}px`,
          right: `${after + EDGE_PX}px`,
        }),
      ),
    ),
  );
  const [best] = views.filter(isSeen).sort((one, other) => other.zoom - one.zoom);
  if (best) return best;
  const coveredIn = (view: Viewport) => boxes.filter((box) => isCovered(box, view, pane)).length;
  const fewest = Math.min(...[middle, ...views].map(coveredIn));
  return [middle, ...views].find((view) => coveredIn(view) === fewest) ?? middle;
}

/** Whether all of a box can be seen. */
export function isInView(box: Box, view: Viewport, pane: Pane): boolean {
  const { left, top, right, bottom } = sidesOf(box, view);
  return left >= 0 && top >= 0 && right <= pane.width && bottom <= pane.height && !isCovered(box, view, pane);
}

/** Whether anything of a box can be seen. */
export function isPartlyInView(box: Box, view: Viewport, pane: Pane): boolean {
  const { left, top, right, bottom } = sidesOf(box, view);
  return left < pane.width && top < pane.height && right > 0 && bottom > 0;
}

/** Whether the buttons or the overview lie over some of it. */
function isCovered(box: Box, view: Viewport, { width, height, covered }: Pane): boolean {
  const { left, top, right, bottom } = sidesOf(box, view);
  const isUnderButtons = left < covered.left.width && bottom > height - covered.left.height && right > 0 && top < height;
  const isUnderOverview =
    right > width - covered.right.width && bottom > height - covered.right.height && left < width && top < height;
  return isUnderButtons || isUnderOverview;
}

/** In pixels of the pane. */
function sidesOf(box: Box, { x, y, zoom }: Viewport) {
  const left = box.x * zoom + x;
  const top = box.y * zoom + y;
  return { left, top, right: left + box.width * zoom, bottom: top + box.height * zoom };
}
