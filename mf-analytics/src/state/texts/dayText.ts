import { locale } from '@fanfare/shared/language';

// Made once: making one takes longer than a hundred uses of it, and a chart names ninety days with every key.
const shortDay = new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A calendar day of the wire (`YYYY-MM-DD`) in the words of the reader, e.g. `Mar 1`. */
export function dayText(date: string): string {
  return shortDay.format(new Date(`${date}T00:00:00Z`));
}

interface Span {
  from: string;
  /** Not included. */
  to: string;
  timeZone: string;
}

/** The days between two moments as the time zone counts them. */
export function daysText({ from, to, timeZone }: Span): { from: string; to: string } {
  const format = (ms: number) => new Date(ms).toLocaleDateString(locale(), { dateStyle: 'medium', timeZone });
  return { from: format(Date.parse(from)), to: format(Date.parse(to) - 1) };
}
