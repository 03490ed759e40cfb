/** Neighbouring buckets differ by this factor, so a quantile is off by at most 5 %. */
const FACTOR = 1.1;

/** The bucket of a sketch that a time falls into: sketches of the same times in any order and parts are equal. */
export function bucketOf(ms: number): number {
  return Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(FACTOR));
}

/**
 * @param share 0.75: three in four are at most so long
 * @param counts by bucket
 * @returns milliseconds; null where nothing was counted
 */
export function quantileOf(share: number, counts: ReadonlyMap<number, number>): number | null {
  const buckets = [...counts].sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let before = 0;
  for (const [bucket, count] of buckets) {
    before += count;
    if (before >= share * total) return Math.round((2 * FACTOR ** bucket) / (FACTOR + 1));
  }
  return null;
}
