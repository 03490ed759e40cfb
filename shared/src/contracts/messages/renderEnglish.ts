import type { MessageText } from './message.ts';
import { messages } from './messages.ts';
import { renderMessage } from './renderMessage.ts';

/** Renders English, for logs, mails and stored English texts. */
export function renderEnglish(text: MessageText): string {
  return renderMessage(text, messages);
}

/** A stored detail: the English text for version 1.0.0, and the message. */
export interface Detail {
  detail: string;
  message: MessageText;
}

export function detailOf(message: MessageText): Detail {
  return { detail: renderEnglish(message), message };
}
