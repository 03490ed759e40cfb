import { sentence } from './sentence.ts';

/** Words of people within a sentence of ours: `"one", "another"`. */
export function quoted(words: readonly string[]): string {
  return words.reduceRight(
    (others, word) => (others === '' ? sentence('"{word}"', { word }) : sentence('"{word}", {others}', { word, others })),
    '',
  );
}
