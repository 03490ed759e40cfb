import { fromZonedTime, toZonedTime } from '@fanfare/engine';
import { type GoalPeriod, weekdays } from '@fanfare/shared/contracts';

interface CalendarPeriod {
  from: Date;
  to: Date;
}

export function periodAt(period: GoalPeriod, ms: number, timeZone: string): CalendarPeriod {
  const { year, month, day, weekday } = toZonedTime(ms, timeZone);
  const midnight = (dayOfMonth: number, monthOfYear = month) =>
    new Date(fromZonedTime({ year, month: monthOfYear, day: dayOfMonth, minutes: 0 }, timeZone));
  if (period === 'month') return { from: midnight(1), to: midnight(1, month + 1) };
  const first = period === 'day' ? day : day - weekdays.indexOf(weekday);
  return { from: midnight(first), to: midnight(first + (period === 'day' ? 1 : 7)) };
}
