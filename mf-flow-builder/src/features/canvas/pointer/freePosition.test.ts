import { expect, test } from '@jest/globals';
import { freeBelow, freePosition } from './freePosition.ts';

const size = { width: 240, height: 100 };
const at = (x: number, y: number) => ({ ...size, x, y });
const everywhere = () => true;

test('places a new node below the last one', () => {
  expect(freePosition(size, at(0, 0), [at(0, 0)], everywhere)).toEqual({ x: 0, y: 160 });
});

test('skips occupied positions', () => {
  expect(freePosition(size, at(0, 0), [at(0, 0), at(100, 170)], everywhere)).toEqual({ x: 0, y: 330 });
});

test('places the node next to the last one when only that is visible', () => {
  const isHigh = ({ y }: { y: number }) => y < 100;
  expect(freePosition(size, at(0, 0), [at(0, 0)], isHigh)).toEqual({ x: 300, y: 0 });
  expect(freePosition(size, at(0, 0), [at(0, 0)], () => false)).toEqual({ x: 0, y: 160 });
});

test('accepts a free position', () => {
  expect(freeBelow(at(500, 0), [at(0, 0)])).toEqual(at(500, 0));
  expect(freeBelow(at(10, 10), [at(0, 0)])).toEqual(at(10, 160));
});
