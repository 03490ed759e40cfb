/**
 * Binary search.
 * @param row the first item must pass and the last one must fail
 */
export async function findFirstBad<T>(row: readonly T[], passes: (item: T) => Promise<boolean>): Promise<T> {
  let [good, bad] = [0, row.length - 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const item = row[middle] as T;
    if (await passes(item)) good = middle;
    else bad = middle;
  }
  return row[bad] as T;
}
