import type { Point } from './geometry.ts';

const RADIUS_PX = 10;

export function roundedPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const lines = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    const next = points[index + 2];
    if (!next) return `L${point.x},${point.y}`;
    const radius = Math.min(RADIUS_PX, distance(before, point) / 2, distance(point, next) / 2);
    const start = towards(point, before, radius);
    const end = towards(point, next, radius);
    return `L${start.x},${start.y}Q${point.x},${point.y} ${end.x},${end.y}`;
  });
  return `M${first.x},${first.y}${lines.join('')}`;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function towards(from: Point, to: Point, px: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * px, y: from.y + ((to.y - from.y) / length) * px };
}
