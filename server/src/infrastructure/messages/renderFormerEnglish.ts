import { type MessageCode, type MessageText, messages, renderMessage } from '@fanfare/shared/contracts';
import former from './formerEnglish.json' with { type: 'json' };

const texts: Readonly<Record<MessageCode, string>> = { ...messages, ...former };

/** The English of version 1.0.0, which is all that its rows have of a message. */
export function renderFormerEnglish(text: MessageText): string {
  return renderMessage(text, texts);
}
