import { test } from 'node:test';
import { expect } from 'expect';
import { findFirstBad } from './findFirstBad.ts';

test('finds the first failure with few checks', async () => {
  for (const length of [2, 3, 10, 100]) {
    for (let broken = 1; broken < length; broken += 1) {
      const asked: number[] = [];
      const passes = async (item: number) => {
        asked.push(item);
        return item < broken;
      };
      expect(await findFirstBad([...Array(length).keys()], passes)).toBe(broken);
      expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(length)));
    }
  }
});
