import { type MessageText, renderEngineEnglish } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';

/** What the engine in the browser reports, in the language of the page. */
export function engineText(message: MessageText): string {
  return localize(message, renderEngineEnglish(message));
}
