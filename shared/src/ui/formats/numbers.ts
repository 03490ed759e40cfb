import { locale } from '../../language/index.ts';

// Cached: creating a formatter costs more than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a count. Small numbers avoid `Intl`, whose first use takes 20 ms of the first paint (measured on a
 * desktop).
 */
export function countText(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString(locale());
}

/**
 * @param most the maximum number of decimals
 * @param least the minimum number of decimals
 */
export function decimalText(value: number, most = 1, least = 0): string {
  return formatOf(`d${least}-${most}`, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);
}

/** Large numbers on axes, such as `12K`. */
export function shortCountText(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < 1_000) return String(count);
  return formatOf('short', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/**
 * @param percent `96.66`
 * @param digits the minimum number of decimals; the maximum is 1
 */
export function percentText(percent: number, digits: 0 | 1 = 0): string {
  const options = { style: 'unit', unit: 'percent', minimumFractionDigits: digits, maximumFractionDigits: 1 } as const;
  return formatOf(`p${digits}`, options).format(percent);
}

/** A change with its sign, e.g. `+4`, or `+33%` of a share. */
export function signedText(change: number, as: 'count' | 'percent' = 'count'): string {
  return formatOf(`s-${as}`, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
    ...(as === 'percent' && { style: 'percent' }),
  }).format(change);
}

export const listText = (items: readonly string[]): string => new Intl.ListFormat(locale()).format(items);

function formatOf(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = formats.get(key) ?? new Intl.NumberFormat(locale(), options);
  formats.set(key, format);
  return format;
}
