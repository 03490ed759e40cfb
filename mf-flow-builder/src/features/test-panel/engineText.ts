import { type MessageText, renderEngineEnglish } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';

export function engineText(message: MessageText): string {
  return localize(message, renderEngineEnglish(message));
}
