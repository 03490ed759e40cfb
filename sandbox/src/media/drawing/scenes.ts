import { box, type Color, circle, ellipse, type Layer, leaf, ring, stroke, tapered, without } from './shapes.ts';

export const scenes = ['plant', 'cup', 'lamp', 'table', 'stool', 'shelf', 'bag', 'parcel', 'vase', 'tools'] as const;
export type Scene = (typeof scenes)[number];

export interface Palette {
  wall: Color;
  wood: Color;
  accent: Color;
}

const leafGreen: Color = [74, 116, 82];
const paleGreen: Color = [122, 156, 112];
const white: Color = [246, 240, 230];
const black: Color = [38, 33, 31];
const steel: Color = [148, 156, 162];
const glow: Color = [255, 226, 160];
const FLOOR_Y = 80;
const UP = -Math.PI / 2;

const words: readonly [Scene, RegExp][] = [
  ['lamp', /lamp|light|bulb/i],
  ['shelf', /shel(f|ves)|book/i],
  ['stool', /stool|chair|bench/i],
  ['tools', /repair|workshop|drawer|saw|how a/i],
  ['table', /table|oak|walnut|measure/i],
  ['parcel', /order|wrap|gift|parcel|sale/i],
  ['bag', /bag|look/i],
  ['plant', /linen|plant|green|🌿/iu],
];

/** The scene that a caption is about, or one that depends on the number. */
export function sceneOf(caption: string, number: number): Scene {
  return words.find(([, pattern]) => pattern.test(caption))?.[0] ?? scenes[number % scenes.length] ?? 'cup';
}

export function layersOf(scene: Scene, palette: Palette): Layer[] {
  const { wall, wood, accent } = palette;
  const floor: Color = [wall[0] * 0.86, wall[1] * 0.82, wall[2] * 0.76];
  const shadow: Layer = { shape: ellipse(52, FLOOR_Y + 1, 30, 4), color: black, opacity: 0.28, softness: 3 };
  return [{ shape: box(-5, FLOOR_Y - 4, 110, 40), color: floor, shading: 0.12 }, shadow, ...things[scene](palette, wood, accent)];
}

const dark = ([red, green, blue]: Color, share = 0.72): Color => [red * share, green * share, blue * share];
const twig = (angle: number, length: number, color: Color, x = 50, y = 52): Layer[] => {
  const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  return [
    { shape: stroke(x, y, tx, ty, 1, 0.6), color: dark(color) },
    { shape: leaf(tx - Math.cos(angle) * 3, ty - Math.sin(angle) * 3, angle, 17), color, shading: 0.3 },
  ];
};

const things: Record<Scene, (palette: Palette, wood: Color, accent: Color) => Layer[]> = {
  plant: (_, wood, accent) => [
    ...[-1.25, -0.62, 0, 0.58, 1.18].flatMap((turn, n) =>
      twig(UP + turn, 21 - Math.abs(turn) * 4, n % 2 ? paleGreen : leafGreen),
    ),
    ...[-0.9, 0.3, 0.92].flatMap((turn) => twig(UP + turn, 10, paleGreen)),
    { shape: tapered(50, 54, 26, 34, 24), color: accent, shading: 0.5 },
    { shape: box(31, 52, 38, 6, 1.5), color: dark(accent, 0.9), shading: 0.5 },
    { shape: box(33, 80, 34, 3, 1), color: wood },
  ],
  cup: (_, wood, accent) => [
    { shape: stroke(44, 28, 47, 42, 1.6, 0.4), color: white, opacity: 0.5, softness: 1.4 },
    { shape: stroke(55, 24, 52, 41, 1.6, 0.4), color: white, opacity: 0.5, softness: 1.4 },
    { shape: ring(71, 60, 8.5, 3.6), color: dark(accent, 0.9) },
    { shape: tapered(50, 46, 33, 42, 30), color: accent, shading: 0.5 },
    { shape: ellipse(50, 46, 21, 4.6), color: dark(accent, 0.8) },
    { shape: ellipse(50, 46.6, 18.6, 3.4), color: [92, 58, 40] },
    { shape: ellipse(50, 81, 32, 4), color: wood },
  ],
  lamp: (_, wood, accent) => [
    { shape: circle(50, 42, 34), color: glow, opacity: 0.5, softness: 16 },
    { shape: stroke(50, 46, 50, 78, 4.4), color: wood, shading: 0.6 },
    { shape: ellipse(50, 79, 15, 3.4), color: dark(wood), shading: 0.4 },
    { shape: circle(50, 68, 5), color: wood, shading: 0.6 },
    { shape: tapered(50, 22, 27, 24, 46), color: accent, shading: 0.4 },
    { shape: ellipse(50, 49, 23, 3), color: glow },
  ],
  table: (_, wood, accent) => [
    { shape: stroke(27, 52, 22, 84, 4.4, 2.6), color: dark(wood) },
    { shape: stroke(73, 52, 78, 84, 4.4, 2.6), color: dark(wood) },
    { shape: box(16, 47, 68, 6, 2), color: wood, shading: 0.3 },
    { shape: box(28, 53, 44, 5), color: dark(wood, 0.82) },
    { shape: circle(50, 55.5, 1.2), color: black },
    { shape: tapered(36, 33, 14, 12, 8), color: accent, shading: 0.5 },
    ...twig(UP - 0.3, 10, leafGreen, 36, 34),
    ...twig(UP + 0.5, 8, paleGreen, 36, 34),
    { shape: box(55, 42.6, 18, 2.4, 0.6), color: white },
    { shape: box(57, 40.2, 16, 2.4, 0.6), color: dark(accent, 0.85) },
  ],
  stool: (_, wood, accent) => [
    { shape: stroke(38, 44, 30, 84, 4.4, 3), color: dark(wood) },
    { shape: stroke(62, 44, 70, 84, 4.4, 3), color: dark(wood) },
    { shape: stroke(49, 44, 49, 80, 3.6, 2.6), color: dark(wood, 0.6) },
    { shape: stroke(34, 66, 66, 66, 2.4), color: wood },
    { shape: ellipse(50, 41, 25, 5.4), color: dark(wood, 0.85), shading: 0.3 },
    { shape: ellipse(50, 39, 25, 5), color: wood, shading: 0.4 },
    { shape: box(38, 31, 24, 7, 3), color: accent, shading: 0.4 },
  ],
  shelf: (_, wood, accent) => [
    { shape: box(18, 56, 64, 4.4, 1), color: wood, shading: 0.3 },
    { shape: box(18, 30, 64, 4.4, 1), color: wood, shading: 0.3 },
    { shape: box(24, 34, 3, 24), color: dark(wood) },
    { shape: box(73, 34, 3, 24), color: dark(wood) },
    ...[white, accent, leafGreen, dark(accent), steel].map((color, n) => ({
      shape: box(30 + n * 5, 38 + (n % 3) * 2.4, 4.2, 18 - (n % 3) * 2.4, 0.6),
      color,
    })),
    { shape: circle(64, 50.6, 5.4), color: accent, shading: 0.5 },
    { shape: tapered(34, 20, 10, 11, 8), color: white, shading: 0.4 },
    ...twig(UP, 2, leafGreen, 34, 21),
    ...twig(UP + 0.9, 2, paleGreen, 34, 21),
    { shape: box(54, 25, 18, 2.5, 0.6), color: dark(accent, 0.8) },
    { shape: box(56, 22.4, 15, 2.6, 0.6), color: white },
  ],
  bag: (_, wood, accent) => [
    { shape: without(ring(50, 40, 15, 3.4), box(20, 44, 60, 40)), color: dark(wood) },
    { shape: tapered(50, 42, 39, 42, 50), color: accent, shading: 0.4 },
    { shape: box(26, 46, 48, 1.2), color: dark(accent, 0.8) },
    { shape: box(40, 56, 20, 12, 2), color: wood, shading: 0.3 },
    { shape: circle(50, 62, 2), color: white },
  ],
  parcel: (_, wood, accent) => [
    { shape: box(26, 44, 48, 37, 1.6), color: wood, shading: 0.4 },
    { shape: box(26, 44, 48, 7, 1.6), color: dark(wood, 0.88) },
    { shape: box(46.5, 44, 7, 37), color: accent },
    { shape: leaf(50, 44, Math.PI + 0.5, 17), color: accent, shading: 0.4 },
    { shape: leaf(50, 44, -0.5, 17), color: dark(accent, 0.85), shading: 0.4 },
    { shape: circle(50, 43.4, 3), color: dark(accent, 0.8) },
    ...twig(UP - 0.2, 14, leafGreen, 50, 43),
  ],
  vase: (_, wood, accent) => [
    ...[-0.5, 0.05, 0.55].flatMap((turn, n): Layer[] => {
      const [x, y] = [50 + Math.sin(turn) * 26, 50 - Math.cos(turn) * 27];
      const petals = Array.from({ length: 6 }, (_each, petal): Layer => {
        const angle = (petal * Math.PI) / 3;
        const color = n === 1 ? accent : white;
        return { shape: circle(x + Math.cos(angle) * 3.6, y + Math.sin(angle) * 3.6, 3.2), color };
      });
      return [{ shape: stroke(50, 54, x, y, 1), color: leafGreen }, ...petals, { shape: circle(x, y, 2.2), color: glow }];
    }),
    ...twig(UP + 1.1, 10, leafGreen, 50, 50),
    ...twig(UP - 1.1, 10, leafGreen, 50, 50),
    { shape: ellipse(50, 69, 15, 13), color: dark(accent, 0.8), shading: 0.6 },
    { shape: box(44, 50, 12, 12, 2), color: dark(accent, 0.8), shading: 0.6 },
    { shape: box(42.5, 49, 15, 3, 1.4), color: dark(accent, 0.7) },
    { shape: box(32, 80, 36, 3, 1), color: wood },
  ],
  tools: (_, wood, accent) => [
    { shape: stroke(33, 76, 43, 33, 4, 3.4), color: wood, shading: 0.5 },
    { shape: box(33, 25, 21, 8, 2), color: steel, shading: 0.6 },
    { shape: stroke(60, 76, 60, 54, 4.4), color: accent, shading: 0.4 },
    { shape: tapered(60, 24, 31, 3, 5), color: steel, shading: 0.6 },
    { shape: stroke(73, 76, 73, 50, 3), color: dark(wood) },
    { shape: tapered(73, 34, 17, 7, 5), color: steel, shading: 0.4 },
    { shape: box(20, 78, 62, 6, 1), color: wood, shading: 0.3 },
  ],
};
