import { locale } from '@fanfare/shared/language';

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1_000 },
] as const;

/** For example `+0.6 s`, `+2 min` or `+1 day`. */
export function elapsedText(ms: number): string {
  const { unit, ms: length } = units.find((known) => ms >= known.ms) ?? units[3];
  const maximumFractionDigits = unit === 'second' && ms < 10_000 ? 2 : 0;
  const text = new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  return `+${text.format(ms / length)}`;
}
