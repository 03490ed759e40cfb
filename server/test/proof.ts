import { randomInt } from 'node:crypto';
import type { TestContext } from 'node:test';

/** `pnpm proof` runs the long form of repeating tests. */
export const isProof = process.env.FANFARE_PROOF === '1';

export function times(short: number, long: number): number {
  return isProof ? long : short;
}

/**
 * Returns integers from `from` to below `to`. The seed is reported with the test; `pnpm proof F1 --seed N`
 * repeats it.
 */
export function createChance(context: TestContext): (from: number, to: number) => number {
  const seed = Number(process.env.FANFARE_PROOF_SEED ?? randomInt(2 ** 32));
  context.diagnostic(`seed ${seed}`);
  const next = mulberry32(seed);
  return (from, to) => from + Math.floor(next() * (to - from));
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
