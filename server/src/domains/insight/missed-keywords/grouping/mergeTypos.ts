import type { Pause } from '../../../../infrastructure/concurrency/createPauses.ts';
import { typoDistance } from './typoDistance.ts';

const COMPARED_MAX = 400;

export async function mergeTypos(counts: ReadonlyMap<string, number>, pause: Pause): Promise<Map<string, string>> {
  const ordered = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
  const meanings = new Map(ordered.map((word) => [word, word]));
  const wellKnown = new Map<string, string[]>();
  for (const word of ordered.slice(0, COMPARED_MAX)) {
    await pause();
    const letter = word.slice(0, 1);
    const likely = wellKnown.get(letter) ?? [];
    const meant = likely.find((known) => {
      const allowed = Math.max(typosAllowed(word), typosAllowed(known));
      return typoDistance(known, word, allowed) <= allowed;
    });
    if (meant === undefined) wellKnown.set(letter, [...likely, word]);
    else meanings.set(word, meant);
  }
  return meanings;
}

function typosAllowed(word: string): number {
  const { length } = [...word];
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}
