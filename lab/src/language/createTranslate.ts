import { hasWord } from './Literal.ts';
import type { TextPair } from './TextPair.ts';

export type Translate = (text: string) => string;

export const withoutTranslation: Translate = (text) => text;

/** Joins several translations with " / " and leaves names unchanged. */
export function createTranslate(pairs: readonly TextPair[]): Translate {
  const known = new Map<string, Set<string>>();
  for (const { english, translated } of pairs) {
    const words = translated.filter((literal) => literal.length === 1 && hasWord(literal)).map(([word = '']) => word);
    const [text, another] = english.filter(hasWord);
    if (text?.length !== 1 || another || words.length !== 1) continue;
    const [plain = ''] = text;
    known.set(plain, new Set([...(known.get(plain) ?? []), ...words]));
  }
  return (text) => [...(known.get(text) ?? [text])].join(' / ');
}
