import { fromZonedTime, minutesOf, toZonedTime } from '@fanfare/engine';
import type { Schedule } from '@fanfare/shared/contracts';

const DAYS_AHEAD = 8;

export function nextDue({ days, time, timeZone }: Schedule, afterMs: number): number {
  const today = toZonedTime(afterMs, timeZone);
  const minutes = minutesOf(time);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead));
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const due = fromZonedTime({ year, month, day, minutes }, timeZone);
    const noon = fromZonedTime({ year, month, day, minutes: 12 * 60 }, timeZone);
    if (due > afterMs && days.includes(toZonedTime(noon, timeZone).weekday)) return due;
  }
  throw new Error('A schedule without a day is never due.');
}
