/** A rate in percent with one decimal, as the specification has it. */
export function percentText(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

/** How full the efficiency bar is, in percent: 20 for each attempt that an event takes on average, at most 100. */
export function efficiencyOf(averageAttempts: number): number {
  return Math.min(100, averageAttempts * 20);
}
