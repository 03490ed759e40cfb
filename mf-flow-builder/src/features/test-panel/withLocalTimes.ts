import { locale } from '@fanfare/shared/language';

const format = new Intl.DateTimeFormat(locale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' });

export function localTime(ms: number): string {
  return format.format(ms);
}

/** Replaces the engine's ISO 8601 times with local ones. */
export function withLocalTimes(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (iso) => localTime(Date.parse(iso)));
}
