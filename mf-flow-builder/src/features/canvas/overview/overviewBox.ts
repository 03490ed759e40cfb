import { MINIMAP_HEIGHT_PX, MINIMAP_WIDTH_PX } from '@fanfare/shared/contracts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN_PX = 5;

export function boxAround(first: Box, others: readonly Box[]): Box {
  let { x: left, y: top } = first;
  let right = left + first.width;
  let bottom = top + first.height;
  for (const { x, y, width, height } of others) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the visible area that centres a box and shows all of it. `scale` is the number of canvas units per pixel. */
export function fitted({ x, y, width, height }: Box): Box & { scale: number } {
  const scale = Math.max(width / (MINIMAP_WIDTH_PX - 2 * MARGIN_PX), height / (MINIMAP_HEIGHT_PX - 2 * MARGIN_PX));
  const shown = { width: MINIMAP_WIDTH_PX * scale, height: MINIMAP_HEIGHT_PX * scale };
  return { x: x - (shown.width - width) / 2, y: y - (shown.height - height) / 2, ...shown, scale };
}

export function pathOf(boxes: readonly Box[]): string {
  return boxes.map(({ x, y, width, height }) => `M${x},${y}h${width}v${height}h${-width}z`).join('');
}
