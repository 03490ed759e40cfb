const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const precise = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const HOUR_MS = 60 * 60 * 1000;
const HOURS_A_DAY = 24;

export const formatTime = (time: number): string => clock.format(time);
export const formatPreciseTime = (time: number): string => precise.format(time);
export const formatDayAndTime = (time: number): string => dayAndClock.format(time);

/** Returns for example "1 day 2 hours ahead". */
export function formatOffset(ms: number): string {
  const hours = Math.round(Math.abs(ms) / HOUR_MS);
  const parts = [
    [Math.floor(hours / HOURS_A_DAY), 'day'],
    [hours % HOURS_A_DAY, 'hour'],
  ] as const;
  const text = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])).join(' ');
  return `${text || 'less than an hour'} ${ms < 0 ? 'behind' : 'ahead'}`;
}
