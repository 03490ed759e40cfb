import type { messages } from './messages.ts';

export type MessageCode = keyof typeof messages;

/** A localizable message, as created, sent and stored. Message catalogs render it; see `renderEnglish`. */
export interface Message {
  code: MessageCode;
  params?: Record<string, MessageValue>;
}

/** One message, or several sentences. */
export type MessageText = Message | Message[];

/** A locale-dependent value. Days are `YYYY-MM-DD`, times ISO 8601. */
export type FormattedValue = { number: number } | { day: string } | { time: string };

/**
 * Strings are not translated: names, values, and texts of users and Instagram. Plain numbers, such as ports,
 * are not formatted.
 */
export type MessageValue = string | number | FormattedValue | MessageText;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** Names in braces, except in quoted braces. */
export type ParamNames<Text extends string> = Text extends `${infer Before}'{${string}'${infer Behind}`
  ? Placeholders<Before> | Placeholders<Behind>
  : Placeholders<Text>;

/** Arguments of a code: a value for each placeholder, or none. */
export type MessageArgs<Code extends MessageCode> = [ParamNames<(typeof messages)[Code]>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<(typeof messages)[Code]>, MessageValue>>];

export function message<Code extends MessageCode>(code: Code, ...[params]: MessageArgs<Code>): Message {
  return params === undefined ? { code } : { code, params };
}
