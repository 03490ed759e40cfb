import { splitMatches } from './splitMatches.ts';

const BEFORE = 16;

/** The text from shortly before its first match, for a row that shows only its beginning. */
export function excerpt(text: string, find: string): string {
  const at = splitMatches(text, find).find(({ isMatch }) => isMatch)?.at ?? 0;
  if (at <= BEFORE) return text;
  const from = text.lastIndexOf(' ', at - BEFORE / 2) + 1;
  return `… ${text.slice(from > at - 2 * BEFORE ? from : at)}`;
}
