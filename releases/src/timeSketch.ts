/** Quantiles are accurate to 5 %. */
const FACTOR = 1.1;

export function bucketOf(ms: number): number {
  return Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(FACTOR));
}

/** @returns milliseconds, or null if there is no data */
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
