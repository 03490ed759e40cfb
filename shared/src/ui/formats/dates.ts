import { locale } from '../../language/index.ts';
import { copy } from './copy.ts';

const formats = {
  day: { month: 'short', day: 'numeric', timeZone: 'UTC' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  longDayAndYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  date: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
  clock: { timeStyle: 'short' },
  exactClock: { timeStyle: 'medium' },
  preciseClock: { hour: 'numeric', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
  recent: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  weekdayClock: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Time = string | number | Date;

// Cached: creating a formatter costs more than a hundred uses of it, and a chart formats ninety days per key press.
const cached = new Map<string, Intl.DateTimeFormat>();

function format(name: keyof typeof formats, at: Time): string {
  const found = cached.get(name) ?? new Intl.DateTimeFormat(locale(), formats[name]);
  cached.set(name, found);
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : found.format(date);
}

/** A calendar day (`YYYY-MM-DD`), e.g. `Mar 1`. */
export const dayText = (day: string): string => format('day', `${day}T00:00:00Z`);

/** E.g. `Sunday, March 1`; with the year unless it is this year. */
export function longDayText(at: Time): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return format(isThisYear ? 'longDay' : 'longDayAndYear', at);
}

/** E.g. `Sunday, March 1`. */
export const weekdayText = (day: string): string => format('weekday', `${day}T00:00:00Z`);

/** A month (`YYYY-MM`), e.g. `March 2026`. */
export const monthText = (month: string): string => format('month', `${month}-01T00:00:00Z`);

/** A date in the browser's time zone, e.g. `Mar 1, 2026`. */
export const dateText = (at: Time): string => format('date', at);

/** E.g. `Mar 1, 2026, 9:00 AM`. */
export const momentText = (at: Time): string => format('moment', at);

export const exactMomentText = (at: Time): string => format('exact', at);

/** The time of day today, e.g. `9:00 AM`; on other days `Mar 1, 9:00 AM`. */
export function recentMomentText(at: Time): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return format(isToday ? 'clock' : 'recent', at);
}

/** The time of day, e.g. `9:00 AM`. */
export const clockText = (at: Time): string => format('clock', at);

export const exactClockText = (at: Time): string => format('exactClock', at);

export const preciseClockText = (at: Time): string => format('preciseClock', at);

/** E.g. `Sun 9:00 AM`. */
export const weekdayClockText = (at: Time): string => format('weekdayClock', at);

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

export function weekdayNames(): { short: string; long: string }[] {
  const name = (day: number, weekday: 'short' | 'long') =>
    new Date(Date.UTC(2026, 0, 5 + day)).toLocaleDateString(locale(), { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => ({ short: name(day, 'short'), long: name(day, 'long') }));
}

/** An hour of the day from 0 to 23, e.g. `9 AM`. */
export function hourText(hour: number): string {
  return new Date(Date.UTC(2026, 0, 5, hour)).toLocaleTimeString(locale(), { hour: 'numeric', timeZone: 'UTC' });
}
