import { expect, test } from '@jest/globals';
import { boxAround, fitted, pathOf } from './overviewBox.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('the bounding box includes every box', () => {
  expect(boxAround(box(0, 0, 10, 10), [box(-5, 4, 2, 2), box(8, 8, 20, 1)])).toEqual(box(-5, 0, 33, 10));
  expect(boxAround(box(1, 2, 3, 4), [])).toEqual(box(1, 2, 3, 4));
});

test('the visible area has the shape of the overview and is centred on the box', () => {
  const shown = fitted(box(100, 50, 1_900, 140));
  expect(shown).toMatchObject({ width: 2_000, height: 1_500, scale: 10 });
  expect([shown.x + shown.width / 2, shown.y + shown.height / 2]).toEqual([1_050, 120]);
});

test('boxes are one path', () => {
  expect(pathOf([box(1, 2, 3, 4), box(5, 6, 7, 8)])).toBe('M1,2h3v4h-3zM5,6h7v8h-7z');
});
