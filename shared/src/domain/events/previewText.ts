import { CONTENT_PREVIEW_CHARS } from '../../contracts/index.ts';

/** Truncates a text to `max` characters (100 in the specification) and an ellipsis. */
export function previewText(text: string, max: number = CONTENT_PREVIEW_CHARS): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
}
