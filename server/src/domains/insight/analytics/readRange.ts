import { fromZonedTime, isTimeZone, toZonedTime } from '@fanfare/engine';
import { type AnalyticsPeriod, type Message, message, type QueryOf } from '@fanfare/shared/contracts';
import { AppError } from '../../../infrastructure/http/AppError.ts';

type RangeQuery = Pick<QueryOf<'GET /api/analytics/overview'>, 'period' | 'from' | 'to' | 'timeZone'>;

/** The end is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

export interface Range extends Span {
  timeZone: string;
  period: AnalyticsPeriod | null;
}

const DEFAULT_PERIOD: AnalyticsPeriod = '7d';
const daysOf: Record<AnalyticsPeriod, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };
const DAY_MS = 24 * 60 * 60_000;
export const SLOT_MS = 15 * 60_000;
const RANGE_DAYS_MAX = 400;

/** The range includes today. Throws validation_failed. */
export function readRange({ period, from, to, timeZone = 'UTC' }: RangeQuery, nowMs: number): Range {
  if (!isTimeZone(timeZone)) throw refusal(message('triggers.invalid-time-zone'));
  if (from !== undefined || to !== undefined) {
    if (from === undefined || to === undefined || period !== undefined) throw refusal(message('analytics.period-required'));
    const span = { from: new Date(startOf(from, 0, timeZone)), to: new Date(startOf(to, 1, timeZone)) };
    if (span.from >= span.to) throw refusal(message('analytics.from-after-to'));
    if (span.to.getTime() - span.from.getTime() > RANGE_DAYS_MAX * DAY_MS) throw refusal(message('analytics.range-too-long'));
    return { ...span, timeZone, period: null };
  }
  const preset = period ?? DEFAULT_PERIOD;
  const { year, month, day } = toZonedTime(nowMs, timeZone);
  const begin =
    preset === '24h'
      ? Math.floor((nowMs - DAY_MS) / SLOT_MS) * SLOT_MS
      : fromZonedTime({ year, month, day: day - daysOf[preset] + 1, minutes: 0 }, timeZone);
  return { from: new Date(begin), to: new Date(nowMs), timeZone, period: preset };
}

export function spanBefore({ from, to }: Span): Span {
  return { from: new Date(2 * from.getTime() - to.getTime()), to: from };
}

/** As many whole days as the range touches, directly before its first day. */
export function daysBefore({ from, to, timeZone }: Span & { timeZone: string }): Span {
  const first = toZonedTime(from.getTime(), timeZone);
  const last = toZonedTime(to.getTime() - 1, timeZone);
  const count = 1 + (Date.UTC(last.year, last.month - 1, last.day) - Date.UTC(first.year, first.month - 1, first.day)) / DAY_MS;
  const midnight = (daysLater: number) => new Date(fromZonedTime({ ...first, day: first.day + daysLater, minutes: 0 }, timeZone));
  return { from: midnight(-count), to: midnight(0) };
}

function startOf(date: string, daysLater: number, timeZone: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isReal = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(date);
  if (!isReal || year < 2_000) throw refusal(message('analytics.invalid-day', { date }));
  return fromZonedTime({ year, month, day: day + daysLater, minutes: 0 }, timeZone);
}

function refusal(text: Message): AppError {
  return new AppError('validation_failed', { text });
}
