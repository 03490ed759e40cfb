import { locale } from '@fanfare/shared/language';

export function timeText(moment: string): string {
  return new Date(moment).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}
