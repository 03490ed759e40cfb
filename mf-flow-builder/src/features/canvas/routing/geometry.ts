import type { Box } from '../overview/overviewBox.ts';

export interface Point {
  x: number;
  y: number;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface Port extends Point {
  side: Side;
}

export const outwards: Record<Side, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

export function doesCross(one: Point, other: Point, { x, y, width, height }: Box): boolean {
  return (
    Math.max(one.x, other.x) > x &&
    Math.min(one.x, other.x) < x + width &&
    Math.max(one.y, other.y) > y &&
    Math.min(one.y, other.y) < y + height
  );
}
