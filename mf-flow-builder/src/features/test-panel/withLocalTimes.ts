import { weekdayClockText } from '@fanfare/shared/domain';

/** Replaces the engine's ISO 8601 times with local ones. */
export function withLocalTimes(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (iso) => weekdayClockText(iso));
}
