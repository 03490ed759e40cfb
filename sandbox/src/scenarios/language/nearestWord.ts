/** Returns null if none is similar. */
export function nearestWord(written: string, words: readonly string[]): string | null {
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(written.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.ceil(written.length / 3) ? best.word : null;
}

/** Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, otherLetter] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
