import { locale } from '@fanfare/shared/language';

// Cached: creating a formatter costs more than a hundred uses of it.
const percents = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'percent', maximumFractionDigits: 1 });

export function percentText(percent: number): string {
  return percents.format(percent);
}
