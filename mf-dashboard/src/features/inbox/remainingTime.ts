import { copy } from '../../copy/instagram/inbox.ts';

const { days, hours, minutes } = copy.inbox.left;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats the remaining time in the two largest units: "6 d 3 h", "5 h 12 min", "9 min". */
export function remainingTime(ms: number): string {
  if (ms >= DAY_MS) return pair(days(Math.floor(ms / DAY_MS)), Math.floor((ms % DAY_MS) / HOUR_MS), hours);
  if (ms >= HOUR_MS) return pair(hours(Math.floor(ms / HOUR_MS)), Math.floor((ms % HOUR_MS) / MINUTE_MS), minutes);
  return minutes(Math.max(1, Math.ceil(ms / MINUTE_MS)));
}

function pair(large: string, rest: number, small: (count: number) => string): string {
  return rest > 0 ? `${large} ${small(rest)}` : large;
}
