import { locale } from '@fanfare/shared/language';

/** A moment of the wire in the reader's words and time zone, e.g. `Mar 1, 2026, 9:30 AM`. */
export function timeText(moment: string): string {
  return new Date(moment).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}
