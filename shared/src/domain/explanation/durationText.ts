import { locale } from '../../language/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const write = (value: number, unit: string) =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/** With the precision that matters: `12 ms`, `1.4 s`, `3 min`, `5 hr`, `2 days`. */
export function durationText(ms: number): string {
  if (ms < SECOND) return `${Math.round(ms)} ms`;
  if (ms < MINUTE) return figureText(ms);
  if (ms < HOUR) return write(Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return write(Math.floor(ms / HOUR), 'hour');
  return write(Math.floor(ms / DAY), 'day');
}

export function figureText(ms: number): string {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return ms < MINUTE ? `${(ms / SECOND).toLocaleString(locale(), tenths)} s` : durationText(ms);
}

export function clockText(ms: number): string {
  return new Intl.DateTimeFormat(locale(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  }).format(new Date(ms));
}

export function momentText(iso: string): string {
  const moment = new Date(iso);
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  if (moment.toDateString() === new Date().toDateString()) return moment.toLocaleTimeString(locale(), clock);
  return moment.toLocaleString(locale(), { day: 'numeric', month: 'short', ...clock });
}
