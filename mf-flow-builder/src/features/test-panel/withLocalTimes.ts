import { locale } from '@fanfare/shared/language';

const format = new Intl.DateTimeFormat(locale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** A moment as the person's clock shows it: `Sun 02:05 PM`. */
export function localTime(ms: number): string {
  return format.format(ms);
}

/** The engine tells moments as ISO 8601; people read them as their own clock shows them. */
export function withLocalTimes(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (iso) => localTime(Date.parse(iso)));
}
