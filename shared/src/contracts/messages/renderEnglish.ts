import type { MessageText } from './message.ts';
import { messages } from './messages.ts';
import { renderMessage } from './renderMessage.ts';

/** The English text, for logs, mails, and what still travels and is stored as English. */
export function renderEnglish(text: MessageText): string {
  return renderMessage(text, messages);
}

/** A detail as it is stored and sent: in English, which version 1.0.0 reads, and as a message. */
export interface Detail {
  detail: string;
  message: MessageText;
}

export function detailOf(message: MessageText): Detail {
  return { detail: renderEnglish(message), message };
}
