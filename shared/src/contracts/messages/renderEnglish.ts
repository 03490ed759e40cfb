import type { Message, MessageText, MessageValue } from './message.ts';
import { messages } from './messages.ts';

/** Text between apostrophes, or a placeholder. */
const TOKEN = /'([{}][^']*)'|\{(\w+)\}/g;

/** The English text, for logs, mails, and what still travels and is stored as English. */
export function renderEnglish(text: MessageText): string {
  return isList(text) ? text.map(renderOne).join(' ') : renderOne(text);
}

/** A newer version may have stored a code that this one does not know. */
function renderOne({ code, params = {} }: Message): string {
  const template: string = messages[code] ?? code;
  return template.replace(
    TOKEN,
    (whole, literal: string | undefined, name: string) => literal ?? renderValue(params[name], whole),
  );
}

function renderValue(value: MessageValue | undefined, placeholder: string): string {
  if (value === undefined) return placeholder;
  return typeof value === 'object' ? renderEnglish(value) : String(value);
}

function isList(text: MessageText): text is Message[] {
  return Array.isArray(text);
}

/** A detail as it is stored and sent: in English, which version 1.0.0 reads, and as a message. */
export interface Detail {
  detail: string;
  message: MessageText;
}

export function detailOf(message: MessageText): Detail {
  return { detail: renderEnglish(message), message };
}
