import { foldText } from '@fanfare/engine';
import { typoDistance } from './typoDistance.ts';
import { withoutAccents } from './wordsOf.ts';

/** A keyword of an automation. */
export interface KnownKeyword {
  automationId: string;
  name: string;
  keyword: string;
}

export interface Nearest extends KnownKeyword {
  /** Letters that differ. */
  distance: number;
}

/** Of the longer word; beyond this two words have nothing to do with each other. */
const DIFFERENCE_MAX = 0.5;
/** Up to here also with another first letter. */
const DIFFERENCE_SMALL = 0.25;

/** The known keyword that a phrase comes nearest to, or null when it comes near to none. */
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
