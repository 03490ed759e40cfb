import { longDayText } from '../formats/dates.ts';
import { copy } from '../lazyCopy.ts';

/**
 * Returns headings by index: Today, Yesterday, or the date.
 * @param times ISO times
 * @param now days are those of the browser's time zone
 */
export function dayStarts(times: readonly string[], now: Date): Map<number, string> {
  const starts = new Map<number, string>();
  let previous = '';
  times.forEach((time, index) => {
    const at = new Date(time);
    const day = at.toDateString();
    if (day !== previous) starts.set(index, nameOf(at, now));
    previous = day;
  });
  return starts;
}

function nameOf(at: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return copy.list.today;
  if (at.toDateString() === yesterday.toDateString()) return copy.list.yesterday;
  return longDayText(at);
}
