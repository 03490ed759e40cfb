/** What makes one message differ from its like: ids, numbers, what is quoted. */
const PARTICULARS: readonly [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{id}'],
  [/\bhttps?:\/\/\S+/gi, '{address}'],
  [/"[^"]*"/g, '"..."'],
  [/\b[0-9a-f]{16,}\b/gi, '{id}'],
  [/\d+([.,]\d+)*/g, '{n}'],
  [/\s+/g, ' '],
];

/** A message without what differs from case to case, so that alike ones can be counted together. */
export function normaliseMessage(message: string): string {
  return PARTICULARS.reduce((text, [pattern, placeholder]) => text.replaceAll(pattern, placeholder), message).trim();
}
