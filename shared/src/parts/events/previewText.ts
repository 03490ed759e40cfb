import { CONTENT_PREVIEW_CHARS } from '../../contracts/index.ts';

/** The beginning of a text, at most `max` characters (the specification's 100) and an ellipsis when something was cut off. */
export function previewText(text: string, max: number = CONTENT_PREVIEW_CHARS): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
}
