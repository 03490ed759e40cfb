import { type MessageText, message } from './message.ts';

/** Quotes words that a user defined: `"one", "another"`. */
export function quotedWords(words: readonly string[]): MessageText {
  return words.reduceRight<MessageText>(
    (others, word) =>
      'code' in others ? message('triggers.quoted-list', { word, others }) : message('triggers.quoted', { word }),
    [],
  );
}
