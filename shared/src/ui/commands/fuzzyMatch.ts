export interface FuzzyMatch {
  /** Higher is better. */
  score: number;
  at: readonly number[];
}

const WORD_START = 8;
const NEXT_TO_LAST = 10;
const LONGEST = 80;

/** Word starts and adjacent letters score highest, so "gan" finds "Go to analytics" before "Toggle navigation". */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const needle = [...query.toLowerCase().replaceAll(' ', '')];
  const letters = [...text.toLowerCase()].slice(0, LONGEST);
  if (needle.length === 0) return { score: 0, at: [] };
  // best[i] is the best match of the query's first letters that ends at i.
  let best: (FuzzyMatch | null)[] = letters.map((letter, index) =>
    letter === needle[0] ? { score: worth(letters, index) - index / LONGEST, at: [index] } : null,
  );
  for (const want of needle.slice(1)) {
    let before: FuzzyMatch | null = null;
    best = letters.map((letter, index) => {
      const beside = best[index - 1] ?? null;
      const away: FuzzyMatch | null = before;
      if (beside && (!before || beside.score > before.score)) before = beside;
      if (letter !== want) return null;
      const adjacent = beside && { score: beside.score + NEXT_TO_LAST + worth(letters, index), at: [...beside.at, index] };
      const apart = away && { score: away.score + worth(letters, index), at: [...away.at, index] };
      if (!adjacent || !apart) return adjacent ?? apart;
      return adjacent.score >= apart.score ? adjacent : apart;
    });
  }
  return best.reduce((most, match) => (match && (!most || match.score > most.score) ? match : most), null);
}

function worth(letters: readonly string[], index: number): number {
  const before = letters[index - 1];
  return 1 + (before === undefined || !/[\p{L}\p{N}]/u.test(before) ? WORD_START : 0);
}
