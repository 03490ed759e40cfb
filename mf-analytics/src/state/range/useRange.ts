import { analyticsPeriods } from '@fanfare/shared/contracts';
import { type DayRange, dayRange, oneOf, useQueryState } from '@fanfare/shared/router';

/** The specification's default. */
export const DEFAULT_PERIOD = '7d';
const params = { period: oneOf(analyticsPeriods, DEFAULT_PERIOD), range: dayRange() };

export interface Range {
  period: (typeof analyticsPeriods)[number];
  /** Counts instead of the period where it is there. */
  range: DayRange | null;
}

/** Which days are looked at: a preset, or a range that was chosen. In the address. */
export function useRange() {
  const { values, set } = useQueryState(params);
  return {
    ...values,
    showPeriod: (period: Range['period']) => set({ period, range: null }),
    showDays: (from: string, to: string) => set({ range: { from, to } }),
  };
}
