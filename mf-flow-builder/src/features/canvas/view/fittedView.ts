import { CANVAS_ZOOM_MIN } from '@fanfare/shared/contracts';
import { getViewportForBounds, type Viewport } from 'reactflow';
import { type Box, boxAround } from '../overview/overviewBox.ts';

interface Corner {
  width: number;
  height: number;
}

export interface Pane {
  width: number;
  height: number;
  /** Size of the zoom buttons in the lower left corner and of the overview in the lower right; zero when hidden. */
  covered: { left: Corner; right: Corner };
}

/** A small flow is shown at its natural size. */
export const fitOptions = { maxZoom: 1, padding: 0.2 } as const;

const EDGE_PX = 24;

/** Shows all boxes, with as few as possible under the buttons and the overview. */
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

export function isInView(box: Box, view: Viewport, pane: Pane): boolean {
  const { left, top, right, bottom } = sidesOf(box, view);
  return left >= 0 && top >= 0 && right <= pane.width && bottom <= pane.height && !isCovered(box, view, pane);
}

export function isPartlyInView(box: Box, view: Viewport, pane: Pane): boolean {
  const { left, top, right, bottom } = sidesOf(box, view);
  return left < pane.width && top < pane.height && right > 0 && bottom > 0;
}

function isCovered(box: Box, view: Viewport, { width, height, covered }: Pane): boolean {
  const { left, top, right, bottom } = sidesOf(box, view);
  const isUnderButtons = left < covered.left.width && bottom > height - covered.left.height && right > 0 && top < height;
  const isUnderOverview =
    right > width - covered.right.width && bottom > height - covered.right.height && left < width && top < height;
  return isUnderButtons || isUnderOverview;
}

function sidesOf(box: Box, { x, y, zoom }: Viewport) {
  const left = box.x * zoom + x;
  const top = box.y * zoom + y;
  return { left, top, right: left + box.width * zoom, bottom: top + box.height * zoom };
}
