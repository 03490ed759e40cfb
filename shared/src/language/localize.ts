import type { FormattedValue, Message, MessageText, MessageValue } from '../contracts/messages/message.ts';
import { isFormatted } from '../contracts/messages/renderMessage.ts';
import { i18n } from './i18n.ts';
import { locale } from './language.ts';

/**
 * Renders a message in the language of the page.
 * @param text null or undefined if only English is stored, as in version 1.0.0, or if a user wrote the text
 * @param english shown on English pages, and if the catalogue lacks the message
 */
export function localize(text: MessageText | null | undefined, english: string): string {
  return (text && render(text)) || english;
}

/** Null if the catalogue lacks one of the messages, because partly translated texts are hard to read. */
function render(text: MessageText): string | null {
  const parts = [text].flat().map(renderOne);
  return parts.every((part) => part !== null) ? parts.join(' ') : null;
}

function renderOne({ code, params = {} }: Message): string | null {
  if (!Object.hasOwn(i18n.messages, code)) return null;
  const values = Object.entries(params).map(([name, value]) => [name, renderValue(value)] as const);
  return values.every(([, value]) => value !== null) ? i18n._(code, Object.fromEntries(values)) : null;
}

function renderValue(value: MessageValue): string | null {
  if (typeof value !== 'object') return String(value);
  // A newer server may send an unknown value.
  if (value === null) return null;
  return isFormatted(value) ? format(value) : render(value);
}

function format(value: FormattedValue): string | null {
  if ('number' in value) return value.number.toLocaleString(locale(), { maximumFractionDigits: 10 });
  const [text, options] =
    'time' in value
      ? [value.time, { dateStyle: 'medium', timeStyle: 'short' } as const]
      : [value.day, { dateStyle: 'long', timeZone: 'UTC' } as const];
  if (typeof text !== 'string') return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toLocaleString(locale(), options);
}
