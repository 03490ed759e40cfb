import { foldText } from '@fanfare/engine';
import type { MessagingRules } from '@fanfare/shared/contracts';

/** Null if the message is not an opt-out or opt-in. The keyword must be the whole message. */
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

/** Removes punctuation, so that "STOP!" and "opt-out" match. Text without letters stays unchanged. */
function bare(text: string): string {
  const folded = foldText(text);
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || folded.trim();
}
