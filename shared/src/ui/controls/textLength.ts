export type TextUnit = 'characters' | 'bytes';

/** Returns the length in characters as users count them (an emoji is one), or in UTF-8 bytes. */
export function textLength(text: string, unit: TextUnit): number {
  if (unit === 'bytes') return new Blob([text]).size;
  let characters = 0;
  for (const _ of new Intl.Segmenter().segment(text)) characters += 1;
  return characters;
}
