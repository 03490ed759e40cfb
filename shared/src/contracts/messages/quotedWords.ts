import { type MessageText, message } from './message.ts';

/** Words of people in a message: `"one", "another"`. */
export function quotedWords(words: readonly string[]): MessageText {
  return words.reduceRight<MessageText>(
    (others, word) =>
      'code' in others ? message('triggers.quoted-list', { word, others }) : message('triggers.quoted', { word }),
    [],
  );
}
