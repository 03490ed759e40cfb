import type { messages } from './messages.ts';

export type MessageCode = keyof typeof messages;

/** A message as the engine and the server create, send and store it. Catalogues render it, see `renderEnglish`. */
export interface Message {
  code: MessageCode;
  params?: Record<string, MessageValue>;
}

/** One message, or several sentences in a row. */
export type MessageText = Message | Message[];

/** A value that each language writes in its way. Days are `YYYY-MM-DD`, times ISO 8601. */
export type FormattedValue = { number: number } | { day: string } | { time: string };

/** Strings are foreign words: names, values, texts of users and of Instagram. Plain numbers are shown as they are, such as ports and statuses. */
export type MessageValue = string | number | FormattedValue | MessageText;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** Names in braces, apart from braces between apostrophes. */
export type ParamNames<Text extends string> = Text extends `${infer Before}'{${string}'${infer Behind}`
  ? Placeholders<Before> | Placeholders<Behind>
  : Placeholders<Text>;

/** The arguments behind a code: one value for each placeholder, or none. */
export type MessageArgs<Code extends MessageCode> = [ParamNames<(typeof messages)[Code]>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<(typeof messages)[Code]>, MessageValue>>];

export function message<Code extends MessageCode>(code: Code, ...[params]: MessageArgs<Code>): Message {
  return params === undefined ? { code } : { code, params };
}
