import { MESSAGE_TEXT_MAX_BYTES, type OutgoingMessage } from '@fanfare/shared/contracts';

/** Splits between words where possible, never inside a character. */
export function splitText(text: string, maxBytes = MESSAGE_TEXT_MAX_BYTES): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (Buffer.byteLength(rest) > maxBytes) {
    const fitting = longestPrefix(rest, maxBytes);
    const lastSpace = fitting.search(/\s\S*$/);
    const endsBetweenWords = /^\s/.test(rest.slice(fitting.length));
    const cut = lastSpace > 0 && !endsBetweenWords ? fitting.slice(0, lastSpace) : fitting;
    parts.push(cut.trimEnd());
    rest = rest.slice(cut.length).trimStart();
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

export function splitMessage(message: OutgoingMessage): OutgoingMessage[] {
  if (message.kind !== 'text') return [message];
  const texts = splitText(message.text);
  return texts.map((text, index) => (index === texts.length - 1 ? { ...message, text } : { kind: 'text', text }));
}

function longestPrefix(text: string, maxBytes: number): string {
  let bytes = 0;
  let end = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > maxBytes) break;
    end += segment.length;
  }
  return end > 0
    ? text.slice(0, end)
    : Buffer.from(text)
        .subarray(0, maxBytes)
        .toString('utf8')
        .replace(/\uFFFD+$/, '');
}
