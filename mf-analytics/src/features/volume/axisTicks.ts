/** Approximate number of grid lines besides zero. */
const TICKS = 4;

/** Returns round values for the axis of a chart, from 0 to at least `most`. */
export function axisTicks(most: number): number[] {
  const rough = Math.max(1, most / TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
