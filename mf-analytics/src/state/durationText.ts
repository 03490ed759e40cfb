const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in its two largest units, e.g. `2 h 20 min`. */
export function durationText(ms: number): string {
  if (ms < MINUTE) return `${Math.round(ms / SECOND)} s`;
  if (ms < HOUR) return `${Math.round(ms / MINUTE)} min`;
  if (ms < 2 * DAY) return joined(Math.floor(ms / HOUR), 'h', Math.round((ms % HOUR) / MINUTE), 'min');
  return joined(Math.floor(ms / DAY), 'd', Math.round((ms % DAY) / HOUR), 'h');
}

function joined(large: number, unit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`;
}
