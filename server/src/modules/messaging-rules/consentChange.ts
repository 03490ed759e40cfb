import { foldText } from '@fanfare/engine';
import type { MessagingRules } from '@fanfare/shared/contracts';

/** What a message says about further automatic messages; null: nothing. A word counts only when it is the whole message. */
export function consentChange(
  text: string | null,
  isOptedOut: boolean,
  { optOutWords, optInWords }: Pick<MessagingRules, 'optOutWords' | 'optInWords'>,
): 'opt_out' | 'opt_in' | null {
  if (text === null) return null;
  const said = bare(text);
  const isOneOf = (words: readonly string[]) => words.some((word) => bare(word) === said);
  if (isOptedOut) return isOneOf(optInWords) ? 'opt_in' : null;
  return isOneOf(optOutWords) ? 'opt_out' : null;
}

/** "STOP!" and "opt-out" are the words that they look like; what has no letters stays as it is. */
function bare(text: string): string {
  const folded = foldText(text);
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || folded.trim();
}
