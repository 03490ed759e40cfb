import { serverPaths } from '@fanfare/shared/contracts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';

const CELLS = 5;
const CELL_PX = 36;
const MARGIN_PX = 38;
const SIZE_PX = 256;

export function defaultAvatarUrl(username: string): string {
  return `${serverPaths.avatars}default/${encodeURIComponent(username)}.svg`;
}

/** Rendered from a hash, so that the text never reaches the markup. */
export function drawDefaultAvatar(seed: string): string {
  const bytes = sha256(seed.normalize('NFKC').toLowerCase());
  const hue = Math.round(((bytes[0] ?? 0) / 256) * 360);
  const cells: string[] = [];
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const mirrored = Math.min(column, CELLS - 1 - column);
      if (((bytes[1 + row * 3 + mirrored] ?? 0) & 1) === 0) continue;
      const x = MARGIN_PX + column * CELL_PX;
      const y = MARGIN_PX + row * CELL_PX;
      cells.push(`M${x} ${y}h${CELL_PX}v${CELL_PX}h-${CELL_PX}z`);
    }
  }
  const size = `width="${SIZE_PX}" height="${SIZE_PX}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE_PX} ${SIZE_PX}" ${size}>`,
    `<rect ${size} fill="hsl(${hue} 45% 90%)"/><path d="${cells.join('')}" fill="hsl(${hue} 55% 40%)"/></svg>`,
  ].join('');
}
