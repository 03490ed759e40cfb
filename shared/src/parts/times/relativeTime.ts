const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The specification's short form: Just now, Xm, Xh, Xd; from seven days on, the date. */
export function relativeTime(atMs: number, nowMs: number): string {
  const ago = nowMs - atMs;
  if (ago < MINUTE) return 'Just now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)}m`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)}h`;
  if (ago < 7 * DAY) return `${Math.floor(ago / DAY)}d`;
  return new Date(atMs).toLocaleDateString();
}
