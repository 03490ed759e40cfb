import { expect, test } from '@jest/globals';
import { isInView } from './fittedView.ts';
import { scrolledIntoView } from './scrolledIntoView.ts';

const pane = { width: 360, height: 420, covered: { left: { width: 49, height: 120 }, right: { width: 0, height: 0 } } };
const view = { x: 0, y: 0, zoom: 1 };
const box = (x: number, y: number) => ({ x, y, width: 240, height: 100 });

test('leaves a visible box where it is', () => {
  expect(scrolledIntoView(box(60, 100), view, pane)).toBe(view);
});

test('moves the view as little as possible', () => {
  expect(scrolledIntoView(box(60, 500), view, pane)).toEqual({ x: 0, y: -204, zoom: 1 });
  expect(scrolledIntoView(box(-100, 100), view, pane)).toEqual({ x: 124, y: 0, zoom: 1 });
});

test('moves a box away from buttons and tools', () => {
  const moved = scrolledIntoView(box(20, 500), view, pane);
  expect(isInView(box(20, 500), moved, pane)).toBe(true);
  expect(scrolledIntoView(box(60, 10), view, pane)).toEqual({ x: 0, y: 46, zoom: 1 });
});

test('shows the upper left corner of a box larger than the pane', () => {
  expect(scrolledIntoView({ x: 500, y: 500, width: 900, height: 900 }, view, pane)).toEqual({ x: -476, y: -444, zoom: 1 });
});
