import { locale } from '@fanfare/shared/language';

// Made once: making one takes longer than a hundred uses of it.
const percents = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'percent', maximumFractionDigits: 1 });

/** A part in percent as the reader writes it, e.g. `12.5%`. */
export function percentText(percent: number): string {
  return percents.format(percent);
}
