import type { sentiments } from '@fanfare/shared/contracts';
import { friendlyWords, negations, stopWords, unfriendlyWords } from './lexicon.ts';

export interface Keyword {
  keyword: string;
  count: number;
  sentiment: (typeof sentiments)[number];
  isEstimate: true;
}

const SHOWN = 20;
const LENGTH_MIN = 3;
const LENGTH_MAX = 40;
const MOOD_MIN = 0.2;

export function findKeywords(texts: readonly string[]): Keyword[] {
  const found = new Map<string, { count: number; mood: number }>();
  for (const text of texts) {
    const tokens = tokensOf(text);
    const mood = moodOf(tokens);
    for (const word of new Set(tokens.filter(isTelling))) {
      const { count, mood: sum } = found.get(word) ?? { count: 0, mood: 0 };
      found.set(word, { count: count + 1, mood: sum + mood });
    }
  }
  return [...found]
    .toSorted(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([keyword, { count, mood }]) => ({ keyword, count, sentiment: sentimentOf(mood / count), isEstimate: true }));
}

/** Returns -1 (unfriendly) to 1. A negation inverts the next word. */
export function moodOf(tokens: readonly string[]): number {
  const moods = tokens.flatMap((token, index) => {
    const mood = friendlyWords.has(token) ? 1 : unfriendlyWords.has(token) ? -1 : 0;
    if (mood === 0) return [];
    return [negations.has(tokens[index - 1] ?? '') ? -mood : mood];
  });
  return moods.length === 0 ? 0 : moods.reduce<number>((sum, mood) => sum + mood, 0) / moods.length;
}

export function tokensOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return folded.match(/\p{L}[\p{L}\p{M}\p{N}']*|\p{Extended_Pictographic}\ufe0f?/gu) ?? [];
}

function isTelling(token: string): boolean {
  return token.length >= LENGTH_MIN && token.length <= LENGTH_MAX && /^\p{L}/u.test(token) && !stopWords.has(token);
}

function sentimentOf(mood: number): Keyword['sentiment'] {
  if (mood >= MOOD_MIN) return 'positive';
  return mood <= -MOOD_MIN ? 'negative' : 'neutral';
}
