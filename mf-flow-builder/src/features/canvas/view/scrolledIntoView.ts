import type { Viewport } from 'reactflow';
import type { Box } from '../overview/overviewBox.ts';
import { isInView, type Pane } from './fittedView.ts';

const ROOM_PX = { side: 24, top: 56 };

/** Moves the view by the minimum that shows the whole box, or its upper left corner if it is too large. */
export function scrolledIntoView(box: Box, view: Viewport, pane: Pane): Viewport {
  const { left, right } = pane.covered;
  const lifts = [0, left.height, right.height].sort((one, other) => one - other);
  const views = lifts.map((lift) => movedTo(box, view, pane, lift));
  return [view, ...views].find((moved) => isInView(box, moved, pane) && topOf(box, moved) >= ROOM_PX.top) ?? views[0] ?? view;
}

function movedTo(box: Box, view: Viewport, { width, height }: Pane, lift: number): Viewport {
  const { zoom } = view;
  const x = Math.min(view.x, width - ROOM_PX.side - (box.x + box.width) * zoom);
  const y = Math.min(view.y, height - ROOM_PX.side - lift - (box.y + box.height) * zoom);
  return { x: Math.max(x, ROOM_PX.side - box.x * zoom), y: Math.max(y, ROOM_PX.top - box.y * zoom), zoom };
}

function topOf(box: Box, { y, zoom }: Viewport): number {
  return box.y * zoom + y;
}
