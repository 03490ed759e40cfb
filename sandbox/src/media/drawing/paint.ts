import { encodePng } from './encodePng.ts';
import type { Color, Layer } from './shapes.ts';

/** Units of shapes per side. */
const UNITS = 100;
const GRAIN = 5;

/** Paints layers on a wall that is lighter at the top, with a little grain. Returns a PNG. */
export function paint(side: number, wall: Color, layers: readonly Layer[]): Buffer {
  const unit = side / UNITS;
  const rows = Buffer.alloc(side * (1 + side * 3));
  let noise = 1;
  for (let row = 0; row < side; row += 1) {
    const y = (row + 0.5) / unit;
    for (let column = 0; column < side; column += 1) {
      const x = (column + 0.5) / unit;
      const light = 1.07 - (Math.hypot(x - 34, y - 18) / UNITS) * 0.2;
      let [red, green, blue] = [wall[0] * light, wall[1] * light, wall[2] * light];
      for (const { shape, color, shading = 0, opacity = 1, softness = 0 } of layers) {
        const distance = shape(x, y) * unit;
        const edge = 0.5 + softness * unit;
        if (distance >= edge) continue;
        const cover = Math.min(1, (edge - distance) / (2 * edge)) * opacity;
        const tone = 1 + shading * (0.5 - x / UNITS);
        red += (color[0] * tone - red) * cover;
        green += (color[1] * tone - green) * cover;
        blue += (color[2] * tone - blue) * cover;
      }
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0;
      const grain = (noise / 2 ** 32 - 0.5) * GRAIN;
      const at = row * (1 + side * 3) + 1 + column * 3;
      rows[at] = clamp(red + grain);
      rows[at + 1] = clamp(green + grain);
      rows[at + 2] = clamp(blue + grain);
    }
  }
  return encodePng(side, side, rows);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
