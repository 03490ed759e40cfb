import { expect, test } from '@jest/globals';
import { palettes } from './palettes.ts';

function hueOf(hex: string): 'green' | 'red' | 'yellow' | 'other' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (green > red && green > blue) return 'green';
  if (red > green && green > 1.3 * blue && green > red / 2) return 'yellow';
  return red > 1.3 * Math.max(green, blue) ? 'red' : 'other';
}

test.each(['light', 'dark'] as const)('success is green, danger is red and warning is yellow in the %s theme', (theme) => {
  const { success, danger, warning } = palettes[theme].color;
  expect([success, danger, warning].map(hueOf)).toEqual(['green', 'red', 'yellow']);
});
