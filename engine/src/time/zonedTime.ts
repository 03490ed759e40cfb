import { type Weekday, weekdays } from '@fanfare/shared/contracts';

export interface ZonedTime {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
  weekday: Weekday;
  /** Minutes since midnight in local time. */
  minutes: number;
}

const HOUR_MS = 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** There are fewer than 600 zones, but each can have several spellings. */
const FORMATS_MAX = 1_000;

/** Returns whether the runtime knows this IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts epoch milliseconds to local time.
 * @throws RangeError for an unknown zone
 */
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

/** Converts local time to epoch milliseconds. If a clock change skips the time, the result is at most one hour off. */
export function fromZonedTime({ year, month, day, minutes }: Omit<ZonedTime, 'weekday'>, timeZone: string): number {
  const localAsUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const offsetAt = (ms: number) => {
    const shown = toZonedTime(ms, timeZone);
    const shownMs = Date.UTC(shown.year, shown.month - 1, shown.day, 0, shown.minutes);
    return shownMs - Math.floor(ms / 60_000) * 60_000;
  };
  return localAsUtc - offsetAt(localAsUtc - offsetAt(localAsUtc));
}

/**
 * @param ms epoch milliseconds
 * @returns the start of that calendar day in the zone, or the day's first existing moment if midnight is
 * skipped
 */
export function startOfDay(ms: number, timeZone: string): number {
  const { year, month, day } = toZonedTime(ms, timeZone);
  const midnight = fromZonedTime({ year, month, day, minutes: 0 }, timeZone);
  // For a skipped midnight the result is one hour too early, on the previous day.
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
