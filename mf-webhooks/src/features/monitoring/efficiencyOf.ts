/** Fill of the efficiency bar in percent: 20 for each attempt that an event takes on average, at most 100. */
export function efficiencyOf(averageAttempts: number): number {
  return Math.min(100, averageAttempts * 20);
}
