import { foldText } from '@fanfare/engine';
import { typoDistance } from './typoDistance.ts';
import { withoutAccents } from './wordsOf.ts';

export interface KnownKeyword {
  automationId: string;
  name: string;
  keyword: string;
}

export interface Nearest extends KnownKeyword {
  distance: number;
}

const DIFFERENCE_MAX = 0.5;
const DIFFERENCE_SMALL = 0.25;

export function nearestKeyword(phrase: string, known: readonly KnownKeyword[]): Nearest | null {
  let best: { nearest: Nearest; difference: number } | null = null;
  for (const candidate of known) {
    const keyword = withoutAccents(foldText(candidate.keyword.trim()));
    if (keyword === '') continue;
    const longer = Math.max([...keyword].length, [...phrase].length);
    const distance = typoDistance(phrase, keyword, Math.floor(longer * DIFFERENCE_MAX));
    const difference = distance / longer;
    const isNear = difference <= (keyword[0] === phrase[0] ? DIFFERENCE_MAX : DIFFERENCE_SMALL);
    if (isNear && (best === null || difference < best.difference)) best = { nearest: { ...candidate, distance }, difference };
  }
  return best?.nearest ?? null;
}
