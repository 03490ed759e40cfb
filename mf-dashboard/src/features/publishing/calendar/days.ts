const pad = (number: number) => String(number).padStart(2, '0');

/** The local day of a time, as `2026-03-01`. */
export function dayOf(time: Date | string): string {
  const at = new Date(time);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

export const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

function startOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function addDays(day: string, count: number): string {
  const at = startOf(day);
  return dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() + count));
}

export function addMonths(month: string, count: number): string {
  const at = startOf(`${month}-01`);
  return monthOf(dayOf(new Date(at.getFullYear(), at.getMonth() + count, 1)));
}

/** Whole weeks from Monday that contain the month. */
export function weeksOf(month: string): string[][] {
  const first = startOf(`${month}-01`);
  const monday = addDays(`${month}-01`, -((first.getDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let day = monday; monthOf(day) <= month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

/** From the first to the end of the last day, as times. */
export function spanOf(weeks: readonly (readonly string[])[]): { from: string; to: string } {
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  return { from: startOf(first).toISOString(), to: startOf(addDays(last, 1)).toISOString() };
}

/** The same local time of day on another day. */
export function onDay(time: string, day: string): string {
  const at = new Date(time);
  const to = startOf(day);
  to.setHours(at.getHours(), at.getMinutes(), at.getSeconds());
  return to.toISOString();
}

const START_HOUR = 10;

/** As `datetime-local` needs it: ten o'clock, or the next full hour if that has passed. */
export function suggestedTime(day: string, now: Date): string {
  const at = startOf(day);
  at.setHours(dayOf(now) === day ? Math.max(START_HOUR, now.getHours() + 1) : START_HOUR);
  return localTime(at);
}

export const localTime = (time: Date | string) => {
  const at = new Date(time);
  return `${dayOf(at)}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
};
