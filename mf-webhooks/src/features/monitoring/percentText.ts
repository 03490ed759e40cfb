import { locale } from '@fanfare/shared/language';

const percents = new Intl.NumberFormat(locale(), {
  style: 'unit',
  unit: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** One decimal, as specified. */
export function percentText(percent: number): string {
  return percents.format(percent);
}

/** Fill of the efficiency bar in percent: 20 for each attempt that an event takes on average, at most 100. */
export function efficiencyOf(averageAttempts: number): number {
  return Math.min(100, averageAttempts * 20);
}
