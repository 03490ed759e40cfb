import type { FormattedValue, Message, MessageText, MessageValue } from './message.ts';

const TOKEN = /'([{}][^']*)'|\{(\w+)\}/g;

type Texts = Readonly<Record<string, string>>;

export function renderMessage(text: MessageText, texts: Texts): string {
  return isList(text) ? text.map((one) => renderOne(one, texts)).join(' ') : renderOne(text, texts);
}

/** A newer version may have stored an unknown code. */
function renderOne({ code, params = {} }: Message, texts: Texts): string {
  const template = (Object.hasOwn(texts, code) && texts[code]) || code;
  return template.replace(
    TOKEN,
    (whole, literal: string | undefined, name: string) => literal ?? renderValue(params[name], whole, texts),
  );
}

function renderValue(value: MessageValue | undefined, placeholder: string, texts: Texts): string {
  if (value === undefined) return placeholder;
  if (typeof value !== 'object') return String(value);
  return isFormatted(value) ? inEnglishFormat(value) : renderMessage(value, texts);
}

export function isFormatted(value: FormattedValue | MessageText): value is FormattedValue {
  return !Array.isArray(value) && !('code' in value);
}

/** Pages show times in the reader's time zone. */
function inEnglishFormat(value: FormattedValue): string {
  if ('number' in value) return value.number.toLocaleString('en');
  if ('time' in value) return value.time;
  return new Date(value.day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

function isList(text: MessageText): text is Message[] {
  return Array.isArray(text);
}
