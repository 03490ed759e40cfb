import { locale } from '@fanfare/shared/language';

// Cached: creating a formatter costs more than a hundred uses of it, and a chart formats ninety days per key press.
const shortDay = new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a calendar day (`YYYY-MM-DD`), e.g. `Mar 1`. */
export function dayText(date: string): string {
  return shortDay.format(new Date(`${date}T00:00:00Z`));
}

interface Span {
  from: string;
  /** Exclusive. */
  to: string;
  timeZone: string;
}

export function daysText({ from, to, timeZone }: Span): { from: string; to: string } {
  const format = (ms: number) => new Date(ms).toLocaleDateString(locale(), { dateStyle: 'medium', timeZone });
  return { from: format(Date.parse(from)), to: format(Date.parse(to) - 1) };
}
