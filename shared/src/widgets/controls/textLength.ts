export type TextUnit = 'characters' | 'bytes';

/** How long a text is: in characters as people count them (an emoji is one), or in bytes of UTF-8. */
export function textLength(text: string, unit: TextUnit): number {
  if (unit === 'bytes') return new Blob([text]).size;
  let characters = 0;
  for (const _ of new Intl.Segmenter().segment(text)) characters += 1;
  return characters;
}
