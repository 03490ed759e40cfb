/** The position of a value decides how it is escaped. */
export const templatePositions = ['text', 'url', 'json'] as const;
export type TemplatePosition = (typeof templatePositions)[number];

/** Escaped values cannot end a JSON string or a URL component. */
export const escapeFor: Record<TemplatePosition, (value: unknown) => string> = {
  text: toText,
  url: (value) => encodeURIComponent(toText(value).toWellFormed()),
  json: (value) => JSON.stringify(toText(value)).slice(1, -1),
};

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(toText).join(', ') : String(value);
}
