import { locale } from './language.ts';

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?( %)?$|^\d+\.\d+( %)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$|^\d{1,2} [A-Z][a-z]{2} \d{4}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A number, a day or a moment as English sentences write it, the way the language of the page does; anything else as it is. */
export function valueInWords(value: string): string {
  if (GROUPED.test(value)) {
    const isShare = value.endsWith(' %');
    const number = Number(value.replace(' %', '').replaceAll(',', ''));
    return number.toLocaleString(locale(), { maximumFractionDigits: 10 }) + (isShare ? ' %' : '');
  }
  if (DAY.test(value))
    return written(`${value} UTC`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) ?? value;
  if (MOMENT.test(value)) return written(value, { dateStyle: 'medium', timeStyle: 'short' }) ?? value;
  return value;
}

function written(time: string, options: Intl.DateTimeFormatOptions): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toLocaleString(locale(), options);
}
