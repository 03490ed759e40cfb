import { expect, test } from '@jest/globals';
import { palettes } from './palettes.ts';

type ColorName = keyof (typeof palettes)['light']['color'];

const kinds = ['kindMessage', 'kindComment', 'kindStory', 'kindFlow', 'kindPerson', 'kindTime'] as const;
const grounds = ['canvas', 'surface', 'sunken'] as const;
const softGrounds = ['accentSoft', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'] as const;
const inks = [
  'text',
  'textMuted',
  'accent',
  'accentHover',
  'success',
  'warning',
  'danger',
  'dangerHover',
  'info',
  ...kinds,
] as const;

/** Text colours and their possible backgrounds, 4.5:1 (WCAG 1.4.3). */
const textPairs: [ColorName, ColorName][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [ColorName, ColorName] => [ink, ground])),
  ...softGrounds.map((ground): [ColorName, ColorName] => ['text', ground]),
  ['accent', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ...kinds.flatMap((kind): [ColorName, ColorName][] => [
    [kind, `${kind}Soft`],
    ['text', `${kind}Soft`],
  ]),
  ['text', 'raised'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'danger'],
  ['onAccent', 'dangerHover'],
  ['onInverse', 'inverse'],
  ...(['onStage', 'onStageMuted', 'spark'] as const).flatMap((ink): [ColorName, ColorName][] => [
    [ink, 'stage'],
    [ink, 'stageGlow'],
  ]),
];

/** Control borders, focus rings and icons, 3:1 (WCAG 1.4.11). */
const edgePairs: [ColorName, ColorName][] = (['borderStrong', 'accent', 'danger', 'success', 'warning'] as const).flatMap(
  (edge) => grounds.map((ground): [ColorName, ColorName] => [edge, ground]),
);

const cases = (['light', 'dark'] as const).flatMap((theme) => [
  ...textPairs.map(([front, back]) => ({ theme, front, back, least: 4.5 })),
  ...edgePairs.map(([front, back]) => ({ theme, front, back, least: 3 })),
]);

test.each(cases)('$theme: $front on $back is at least $least:1', ({ theme, front, back, least }) => {
  const colors = palettes[theme].color;
  expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
});

test('the formula returns the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** Returns the contrast ratio of two colours (`#rrggbb`) as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
