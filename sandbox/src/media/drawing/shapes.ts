export type Color = readonly [red: number, green: number, blue: number];

/** A signed distance in units of the picture, whose side is 100: negative inside. */
export type Shape = (x: number, y: number) => number;

export interface Layer {
  shape: Shape;
  color: Color;
  /** Brightens or darkens from left to right. */
  shading?: number;
  /** From 0 to 1. */
  opacity?: number;
  /** Blurs the edge, for shadows and light. */
  softness?: number;
}

export const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

/** A rectangle with rounded corners, from its left upper corner. */
export const box =
  (left: number, top: number, width: number, height: number, radius = 0): Shape =>
  (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + radius;
    const dy = Math.abs(y - top - height / 2) - height / 2 + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };

/** A line with round ends; the width may change. */
export const stroke =
  (ax: number, ay: number, bx: number, by: number, startWidth: number, endWidth = startWidth): Shape =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - share * dx, y - ay - share * dy) - (startWidth + (endWidth - startWidth) * share) / 2;
  };

/** Narrower at the bottom (or wider, with a negative taper), like a pot or a lampshade. */
export const tapered =
  (cx: number, top: number, height: number, topWidth: number, bottomWidth: number): Shape =>
  (x, y) => {
    const share = Math.min(1, Math.max(0, (y - top) / height));
    const half = (topWidth + (bottomWidth - topWidth) * share) / 2;
    return Math.max(Math.abs(x - cx) - half, top - y, y - top - height);
  };

export const ring =
  (cx: number, cy: number, r: number, width: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - r) - width / 2;

export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

export const without =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), -other(x, y));

/** A pointed leaf from its stem. */
export function leaf(x: number, y: number, angle: number, length: number): Shape {
  const width = length * 0.42;
  const r = (length * length) / (4 * width) + width / 4;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [mx, my] = [x + (cos * length) / 2, y + (sin * length) / 2];
  const offset = r - width / 2;
  return both(circle(mx - sin * offset, my + cos * offset, r), circle(mx + sin * offset, my - cos * offset, r));
}
