import { foldText } from '../containsKeyword.ts';

const NEIGHBOUR = /[\p{L}\p{M}\p{N}_]/u;

/**
 * Searches for `keyword` with no letter or digit directly before or after it, ignoring case and Unicode form.
 * If the keyword begins or ends with another character (an emoji, `#`), that end needs no boundary.
 */
export function containsWord(text: string, keyword: string): boolean {
  const word = [...foldText(keyword.trim())];
  const [first] = word;
  const last = word.at(-1);
  if (first === undefined || last === undefined) return false;
  const written = [...foldText(text)];
  for (let begin = 0; begin + word.length <= written.length; begin += 1) {
    if (!word.every((letter, index) => written[begin + index] === letter)) continue;
    const continues = NEIGHBOUR.test(first) && NEIGHBOUR.test(written[begin - 1] ?? '');
    const goesOn = NEIGHBOUR.test(last) && NEIGHBOUR.test(written[begin + word.length] ?? '');
    if (!continues && !goesOn) return true;
  }
  return false;
}
