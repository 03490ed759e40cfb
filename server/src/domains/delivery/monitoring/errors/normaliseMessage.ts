const PARTICULARS: readonly [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{id}'],
  [/\bhttps?:\/\/\S+/gi, '{address}'],
  [/"[^"]*"/g, '"..."'],
  [/\b[0-9a-f]{16,}\b/gi, '{id}'],
  [/\d+([.,]\d+)*/g, '{n}'],
  [/\s+/g, ' '],
];

export function normaliseMessage(message: string): string {
  return PARTICULARS.reduce((text, [pattern, placeholder]) => text.replaceAll(pattern, placeholder), message).trim();
}
