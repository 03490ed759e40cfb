import { expect, test } from '@jest/globals';
import { fittedView, isInView } from './fittedView.ts';

const pane = { width: 1000, height: 600, covered: { left: { width: 49, height: 112 }, right: { width: 217, height: 167 } } };
const box = (x: number, y: number) => ({ x, y, width: 240, height: 100 });

test('centres a small flow at its natural size', () => {
  expect(fittedView(box(0, 0), [box(0, 0)], pane)).toEqual({ x: 380, y: 250, zoom: 1 });
});

test('moves a flow away from the overview with minimal zoom', () => {
  const boxes = [box(0, 0), box(600, 450)];
  const view = fittedView(boxes[0] ?? box(0, 0), boxes, pane);
  expect(boxes.every((one) => isInView(one, view, pane))).toBe(true);
  expect(isInView(box(600, 450), { x: 80, y: 25, zoom: 1 }, pane)).toBe(false);
  expect(view.zoom).toBeGreaterThan(0.8);
});

test('places nothing under the zoom buttons', () => {
  const narrow = { width: 360, height: 420, covered: { left: { width: 49, height: 112 }, right: { width: 0, height: 0 } } };
  const boxes = [box(0, 0), box(30, 160), box(60, 320)];
  const view = fittedView(boxes[0] ?? box(0, 0), boxes, narrow);
  expect(boxes.every((one) => isInView(one, view, narrow))).toBe(true);
  expect(isInView(box(20, 300), { x: 0, y: 0, zoom: 1 }, narrow)).toBe(false);
});

test('keeps the visible part of a large flow away from the buttons', () => {
  const narrow = { width: 360, height: 420, covered: { left: { width: 49, height: 112 }, right: { width: 0, height: 0 } } };
  const boxes = Array.from({ length: 9 }, (_, row) => [box(0, row * 210), box(300, row * 210)]).flat();
  const { x, zoom } = fittedView(box(0, 0), boxes, narrow);
  expect(zoom).toBe(0.5);
  expect(x).toBeGreaterThanOrEqual(49);
  expect(x + 540 * zoom).toBeLessThanOrEqual(360);
});

test('uses a corner that is not covered', () => {
  const boxes = [box(0, 0), box(590, 350)];
  const bare = { ...pane, covered: { left: { width: 0, height: 0 }, right: { width: 0, height: 0 } } };
  expect(fittedView(boxes[0] ?? box(0, 0), boxes, bare).zoom).toBe(1);
});

test('centres a flow that exceeds the minimum zoom', () => {
  const boxes = [box(-5_000, 0), box(5_000, 0)];
  expect(fittedView(boxes[0] ?? box(0, 0), boxes, pane)).toEqual({ x: 440, y: 275, zoom: 0.5 });
});

test('a box is in view when it is fully visible and not covered', () => {
  const view = { x: 0, y: 0, zoom: 1 };
  expect(isInView(box(0, 0), view, pane)).toBe(true);
  expect(isInView(box(-1, 0), view, pane)).toBe(false);
  expect(isInView(box(761, 0), view, pane)).toBe(false);
  expect(isInView(box(600, 400), view, pane)).toBe(false);
  expect(isInView(box(500, 400), view, pane)).toBe(true);
});
