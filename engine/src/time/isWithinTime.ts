import { type Weekday, weekdays } from '@fanfare/shared/contracts';
import { minutesOf, toZonedTime } from './zonedTime.ts';

interface TimeSpan {
  /** `HH:MM`, inclusive. */
  from: string;
  /** `HH:MM`, exclusive. A time at or before `from` is on the next day. */
  to: string;
  timeZone: string;
  /** Days on which the range starts; every day if absent. */
  days?: readonly Weekday[];
}

export function isWithinTime({ from, to, timeZone, days = weekdays }: TimeSpan, nowMs: number): boolean {
  const { weekday, minutes } = toZonedTime(nowMs, timeZone);
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const yesterday = weekdays[(weekdays.indexOf(weekday) + 6) % 7] ?? weekday;
  if (begin < end) return days.includes(weekday) && minutes >= begin && minutes < end;
  return (days.includes(weekday) && minutes >= begin) || (days.includes(yesterday) && minutes < end);
}
