import { type MessageCode, type MessageText, messages, renderMessage } from '@fanfare/shared/contracts';
import former from './formerEnglish.json' with { type: 'json' };

const texts: Readonly<Record<MessageCode, string>> = { ...messages, ...former };

/** The English of version 1.0.0, whose rows contain only text. */
export function renderFormerEnglish(text: MessageText): string {
  return renderMessage(text, texts);
}
