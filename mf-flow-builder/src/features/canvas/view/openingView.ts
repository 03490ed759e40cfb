import type { Viewport } from 'reactflow';
import type { FlowDirection } from '../../../state/layout/flowDirection.ts';
import { type Box, boxAround } from '../overview/overviewBox.ts';
import { fittedView, isInView, type Pane } from './fittedView.ts';

export const READABLE_ZOOM = 0.8;

const MARGIN_PX = 24;

/** Shows the whole flow if its text is readable then, and otherwise its start at a readable zoom. */
export function openingView(start: Box, boxes: readonly Box[], pane: Pane, direction: FlowDirection): Viewport {
  const whole = fittedView(start, boxes, pane);
  if (whole.zoom >= READABLE_ZOOM && boxes.every((box) => isInView(box, whole, pane))) return whole;
  const around = boxAround(start, boxes);
  const zoom = READABLE_ZOOM;
  const left = MARGIN_PX + pane.covered.left.width;
  const x = alongOf(around.x, around.width, start.x, start.width, { from: left, to: pane.width - MARGIN_PX });
  const y = alongOf(around.y, around.height, start.y, start.height, { from: MARGIN_PX, to: pane.height - MARGIN_PX });
  return direction === 'across'
    ? { x: Math.max(left - around.x * zoom, left - start.x * zoom), y, zoom }
    : { x, y: MARGIN_PX - Math.min(around.y, start.y) * zoom, zoom };
}

/** Centres the whole flow on one axis if it has room there, and otherwise the start. */
function alongOf(
  at: number,
  size: number,
  startAt: number,
  startSize: number,
  { from, to }: { from: number; to: number },
): number {
  const isWhole = size * READABLE_ZOOM <= to - from;
  const middle = isWhole ? at + size / 2 : startAt + startSize / 2;
  return (from + to) / 2 - middle * READABLE_ZOOM;
}
