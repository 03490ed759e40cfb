import { language } from './language.ts';

/** Returns a label for use within a sentence: in lower case in English, unchanged in German. */
export function midSentence(label: string): string {
  return language() === 'en' ? label.toLowerCase() : label;
}
