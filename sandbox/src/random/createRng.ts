import { createHash } from 'node:crypto';

/** Returns repeatable numbers in [0, 1). */
export interface Rng {
  next: () => number;
  pick: <T>(list: readonly T[]) => T | undefined;
}

export function createRng(seed: string): Rng {
  let draws = 0;
  const next = () => {
    draws += 1;
    return drawOf(seed, draws);
  };
  return { next, pick: (list) => list[Math.floor(next() * list.length)] };
}

export function drawOf(seed: string, place: number): number {
  return createHash('sha256').update(`${seed}:${place}`).digest().readUIntBE(0, 6) / 2 ** 48;
}
