import { locale } from '@fanfare/shared/language';
import { copy } from '../../../copy/feed.ts';

const { seconds, minutes, hours, days } = copy.turn.times;

/** "0.6 s", "12 s", "4 min", "3 h" or "2 d". */
export function answerTime(ms: number): string {
  const inSeconds = ms / 1_000;
  if (inSeconds < 59.5) return seconds(number(inSeconds, inSeconds < 9.95 ? 1 : 0));
  if (inSeconds < 59.5 * 60) return minutes(number(inSeconds / 60, 0));
  if (inSeconds < 47.5 * 3_600) return hours(number(inSeconds / 3_600, 0));
  return days(number(inSeconds / 86_400, 0));
}

function number(value: number, maximumFractionDigits: number): string {
  return value.toLocaleString(locale(), { maximumFractionDigits });
}
