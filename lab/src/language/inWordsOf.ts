import { hasWord } from './Literal.ts';
import type { TextPair } from './TextPair.ts';

/** Says a text of a scenario as the page says it. */
export type InWords = (text: string) => string;

export const inEnglish: InWords = (text) => text;

/** For people to read: plain texts as what the page may have for them, joined by " / "; names, and what is made of parts, stay as they are written. */
export function inWordsOf(pairs: readonly TextPair[]): InWords {
  const known = new Map<string, Set<string>>();
  for (const { english, translated } of pairs) {
    const words = translated.filter((literal) => literal.length === 1 && hasWord(literal)).map(([word = '']) => word);
    // Of a function that can say several things, which one stands for which is not known.
    const [text, another] = english.filter(hasWord);
    if (text?.length !== 1 || another || words.length !== 1) continue;
    const [plain = ''] = text;
    known.set(plain, new Set([...(known.get(plain) ?? []), ...words]));
  }
  return (text) => [...(known.get(text) ?? [text])].join(' / ');
}
