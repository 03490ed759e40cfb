import { language } from './language.ts';

/** A label as it is written within a sentence: English writes it in lower case, German does not. */
export function midSentence(label: string): string {
  return language() === 'en' ? label.toLowerCase() : label;
}
