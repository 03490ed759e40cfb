import { monitoringCopy } from '../../copy/monitoring.ts';

const text = monitoringCopy.overview.uptimes;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function uptimeText(ms: number): string {
  if (ms < MINUTE) return text.seconds(Math.floor(ms / 1_000));
  if (ms < HOUR) return text.minutes(Math.floor(ms / MINUTE));
  if (ms < DAY) return text.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE));
  return text.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
}
