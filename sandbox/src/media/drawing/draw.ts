import { createHash } from 'node:crypto';
import { paint } from './paint.ts';
import { layersOf, type Palette, type Scene, sceneOf } from './scenes.ts';
import { box, type Color, circle, ellipse, type Layer, leaf } from './shapes.ts';

const PICTURE_PX = 400;
const PORTRAIT_PX = 160;

const walls: readonly Color[] = [
  [233, 222, 205],
  [214, 221, 211],
  [226, 209, 198],
  [205, 215, 222],
  [236, 226, 190],
  [221, 212, 224],
];
const woods: readonly Color[] = [
  [190, 140, 88],
  [166, 112, 68],
  [210, 166, 112],
];
const accents: readonly Color[] = [
  [196, 96, 66],
  [72, 108, 116],
  [216, 168, 70],
  [92, 110, 148],
  [150, 92, 104],
  [232, 226, 214],
];
const skins: readonly Color[] = [
  [241, 204, 176],
  [219, 170, 132],
  [176, 122, 86],
  [122, 80, 56],
];
const hairs: readonly Color[] = [
  [44, 34, 30],
  [98, 62, 40],
  [196, 150, 86],
  [134, 66, 44],
];

const numbersOf = (seed: string) => createHash('sha256').update(seed).digest();
const pick = <T>(all: readonly [T, ...T[]] | readonly T[], number = 0): T => all[number % all.length] as T;

function paletteOf(numbers: Buffer): Palette {
  return { wall: pick(walls, numbers[0]), wood: pick(woods, numbers[1]), accent: pick(accents, numbers[2]) };
}

const KEPT_MAX = 200;

/** Lists of people ask for the same pictures again and again. */
function kept(draw: (seed: string, caption: string) => Buffer): (seed: string, caption?: string) => Buffer {
  const drawn = new Map<string, Buffer>();
  return (seed, caption = '') => {
    const key = `${seed}\n${caption}`;
    const found = drawn.get(key);
    if (found) return found;
    const picture = draw(seed, caption);
    if (drawn.size >= KEPT_MAX) drawn.clear();
    drawn.set(key, picture);
    return picture;
  };
}

/** A picture of a thing from the shop, which depends only on its seed and caption. */
export const drawScene = kept((seed, caption) => {
  const numbers = numbersOf(seed);
  const scene: Scene = sceneOf(caption, numbers[3] ?? 0);
  const palette = paletteOf(numbers);
  return paint(PICTURE_PX, palette.wall, layersOf(scene, palette));
});

/** A person, as followers have it in their profile. */
export const drawPortrait = kept((seed) => {
  const numbers = numbersOf(seed);
  const [skin, hair] = [pick(skins, numbers[4]), pick(hairs, numbers[5])];
  const isLong = (numbers[6] ?? 0) % 2 === 0;
  const layers: Layer[] = [
    ...(isLong ? [{ shape: box(29, 30, 42, 44, 19), color: hair, shading: 0.3 }] : []),
    { shape: ellipse(50, 100, 37, 27), color: pick(accents, numbers[2]), shading: 0.4 },
    { shape: box(42, 58, 16, 20, 7), color: [skin[0] * 0.86, skin[1] * 0.86, skin[2] * 0.86] },
    { shape: ellipse(50, 46, 17, 20), color: skin, shading: 0.25 },
    { shape: (x, y) => Math.max(ellipse(50, 42, 19, 21)(x, y), y - 36 - Math.abs(x - 44) * 0.22), color: hair, shading: 0.3 },
  ];
  return paint(PORTRAIT_PX, pick(walls, numbers[0]), layers);
});

/** The emblem of a shop: two leaves in a circle. */
export const drawEmblem = kept((seed) => {
  const numbers = numbersOf(seed);
  const [accent, wall] = [pick(accents.slice(0, 5), numbers[2]), pick(walls, numbers[0])];
  const layers: Layer[] = [
    { shape: circle(50, 50, 60), color: accent, shading: 0.3 },
    { shape: leaf(50, 72, -Math.PI / 2 - 0.5, 42), color: wall, shading: 0.2 },
    { shape: leaf(50, 72, -Math.PI / 2 + 0.5, 42), color: [wall[0] * 0.88, wall[1] * 0.92, wall[2] * 0.84] },
    { shape: box(49.2, 58, 1.6, 24, 0.8), color: wall },
  ];
  return paint(PORTRAIT_PX, accent, layers);
});
