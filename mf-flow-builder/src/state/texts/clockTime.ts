import { locale } from '@fanfare/shared/language';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Returns local time such as `12:04`; on another day `5 Oct, 12:04`. */
export function clockTime(iso: string): string {
  const moment = new Date(iso);
  if (moment.toDateString() === new Date().toDateString()) return moment.toLocaleTimeString(locale(), clock);
  return moment.toLocaleString(locale(), { day: 'numeric', month: 'short', ...clock });
}
