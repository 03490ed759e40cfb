import { locale } from '../../language/index.ts';
import { copy } from './copy.ts';

const formats = {
  day: { month: 'short', day: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  date: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
  clock: { timeStyle: 'short' },
  exactClock: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Cached: creating a formatter costs more than a hundred uses of it, and a chart formats ninety days per key press.
const cached = new Map<string, Intl.DateTimeFormat>();

function format(name: keyof typeof formats, at: string | Date): string {
  const found = cached.get(name) ?? new Intl.DateTimeFormat(locale(), formats[name]);
  cached.set(name, found);
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : found.format(date);
}

/** A calendar day (`YYYY-MM-DD`), e.g. `Mar 1`. */
export const dayText = (day: string): string => format('day', `${day}T00:00:00Z`);

/** A calendar day with the day of the week, e.g. `Sunday, March 1`. */
export const weekdayText = (day: string): string => format('weekday', `${day}T00:00:00Z`);

/** A month (`YYYY-MM`), e.g. `March 2026`. */
export const monthText = (month: string): string => format('month', `${month}-01T00:00:00Z`);

/** An ISO time as a date in the browser's time zone, e.g. `Mar 1, 2026`. */
export const dateText = (at: string): string => format('date', at);

/** An ISO time, e.g. `Mar 1, 2026, 9:00 AM`. */
export const momentText = (at: string): string => format('moment', at);

/** An ISO time with seconds. */
export const exactMomentText = (at: string): string => format('exact', at);

/** The time of day of an ISO time, e.g. `9:00 AM`. */
export const clockText = (at: string): string => format('clock', at);

/** The time of day with seconds. */
export const exactClockText = (at: string): string => format('exactClock', at);

interface Span {
  from: string;
  /** Exclusive. */
  to: string;
  timeZone: string;
}

/** Formats a period, e.g. `Feb 23, 2026 – Mar 2, 2026`. */
export function daysText({ from, to, timeZone }: Span): string {
  const days = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone });
  return copy.between(days.format(Date.parse(from)), days.format(Date.parse(to) - 1));
}

/** Names of the days of the week, from Monday. */
export function weekdayNames(): { short: string; long: string }[] {
  const name = (day: number, weekday: 'short' | 'long') =>
    new Date(Date.UTC(2026, 0, 5 + day)).toLocaleDateString(locale(), { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => ({ short: name(day, 'short'), long: name(day, 'long') }));
}

/** An hour of the day from 0 to 23, e.g. `9 AM`. */
export function hourText(hour: number): string {
  return new Date(Date.UTC(2026, 0, 5, hour)).toLocaleTimeString(locale(), { hour: 'numeric', timeZone: 'UTC' });
}
