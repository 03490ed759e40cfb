import { type Message, type MessageText, renderEnglish } from '@fanfare/shared/contracts';

/** Version 1.0.0 stored English text without a code. */
export type Words = MessageText | string;

type English<Given extends Words | null> = Given extends null ? null : string;
type Both<Name extends string, MessageName extends string, Given extends Words | null> = { [Key in Name]: English<Given> } & {
  [Key in MessageName]?: MessageText;
};

export function inBoth<const Name extends string, const MessageName extends string, Given extends Words | null>(
  name: Name,
  messageName: MessageName,
  words: Given,
): Both<Name, MessageName, Given> {
  const message = messageOf(words);
  return { [name]: inEnglish(words), ...(message && { [messageName]: message }) } as Both<Name, MessageName, Given>;
}

export function storedError(words: Words | null): { error: string | null; error_message: string | null } {
  return { error: inEnglish(words), error_message: storedMessage(words) };
}

export function storedMessage(words: Words | null): string | null {
  const message = messageOf(words);
  return message && JSON.stringify(message);
}

export function inEnglish(words: Words): string;
export function inEnglish<Given extends Words | null>(words: Given): English<Given>;
export function inEnglish(words: Words | null): string | null {
  return words === null || typeof words === 'string' ? words : renderEnglish(words);
}

export function messageOf(words: Words | null): MessageText | null {
  return typeof words === 'string' ? null : words;
}

export function joinWords(texts: readonly [Words, ...Words[]]): Words;
export function joinWords(texts: readonly Words[]): Words | null;
export function joinWords(texts: readonly Words[]): Words | null {
  const [first, ...others] = texts;
  if (first === undefined || others.length === 0) return first ?? null;
  const messages = texts.flatMap((words) => (typeof words === 'string' ? [] : [words]));
  return messages.length === texts.length ? messages.flatMap(asList) : texts.map((words) => inEnglish(words)).join(' ');
}

function asList(text: MessageText): Message[] {
  return Array.isArray(text) ? text : [text];
}
