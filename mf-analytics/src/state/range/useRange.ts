import { analyticsPeriods } from '@fanfare/shared/contracts';
import { type DayRange, dayRange, oneOf, useQueryState } from '@fanfare/shared/router';

/** The specification's default. */
export const DEFAULT_PERIOD = '7d';
const params = { period: oneOf(analyticsPeriods, DEFAULT_PERIOD), range: dayRange() };

export interface Range {
  period: (typeof analyticsPeriods)[number];
  /** Takes precedence over the period. */
  range: DayRange | null;
}

export function useRange() {
  const { values, set } = useQueryState(params);
  return {
    ...values,
    showPeriod: (period: Range['period']) => set({ period, range: null }),
    showDays: (from: string, to: string) => set({ range: { from, to } }),
  };
}
