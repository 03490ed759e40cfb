import { expect, test } from '@jest/globals';
import { freeBelow, freePosition } from './freePosition.ts';

const size = { width: 240, height: 100 };
const at = (x: number, y: number) => ({ ...size, x, y });
const everywhere = () => true;

test('a new node lies below the last one', () => {
  expect(freePosition(size, at(0, 0), [at(0, 0)], everywhere)).toEqual({ x: 0, y: 160 });
});

test('what lies there already is passed by', () => {
  expect(freePosition(size, at(0, 0), [at(0, 0), at(100, 170)], everywhere)).toEqual({ x: 0, y: 330 });
});

test('where it would not be seen below, it lies beside when it is seen there', () => {
  const isHigh = ({ y }: { y: number }) => y < 100;
  expect(freePosition(size, at(0, 0), [at(0, 0)], isHigh)).toEqual({ x: 300, y: 0 });
  expect(freePosition(size, at(0, 0), [at(0, 0)], () => false)).toEqual({ x: 0, y: 160 });
});

test('a free place is taken as it is', () => {
  expect(freeBelow(at(500, 0), [at(0, 0)])).toEqual(at(500, 0));
  expect(freeBelow(at(10, 10), [at(0, 0)])).toEqual(at(10, 160));
});
