import { type Weekday, weekdays } from '@fanfare/shared/contracts';

export interface ZonedTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  weekday: Weekday;
  /** Minutes since midnight by the wall clock. */
  minutes: number;
}

const HOUR_MS = 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Bounds the memory: there are fewer than 600 zones, in various spellings. */
const FORMATS_MAX = 1_000;

/** Whether a text names a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at a moment. Throws RangeError for a name that is no zone. */
export function toZonedTime(ms: number, timeZone: string): ZonedTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const weekday = weekdays[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? 'monday';
  return { year, month, day, weekday, minutes: part('hour') * 60 + part('minute') };
}

/** The moment at which the clocks of a zone show this; one that a change of clocks leaves out comes out an hour apart at most. */
export function fromZonedTime({ year, month, day, minutes }: Omit<ZonedTime, 'weekday'>, timeZone: string): number {
  const wanted = Date.UTC(year, month - 1, day, 0, minutes);
  const offsetAt = (ms: number) => {
    const shown = toZonedTime(ms, timeZone);
    const shownMs = Date.UTC(shown.year, shown.month - 1, shown.day, 0, shown.minutes);
    return shownMs - Math.floor(ms / 60_000) * 60_000;
  };
  return wanted - offsetAt(wanted - offsetAt(wanted));
}

/** When the calendar day of a moment began in a zone. Where midnight is skipped by a change of clocks, the first moment after it. */
export function startOfDay(ms: number, timeZone: string): number {
  const { year, month, day } = toZonedTime(ms, timeZone);
  const midnight = fromZonedTime({ year, month, day, minutes: 0 }, timeZone);
  // A skipped midnight comes out an hour too early, on the day before.
  return toZonedTime(midnight, timeZone).day === day ? midnight : midnight + HOUR_MS;
}

export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(timeZone, format);
  return format;
}
