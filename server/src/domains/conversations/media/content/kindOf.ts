import { isImage } from '../../../../infrastructure/images/isImage.ts';

export const SIGNATURE_BYTES = 16;

/** Checks the content, not the name or the declared type. */
export function kindOf(start: Buffer): 'image' | 'video' | null {
  if (start.toString('latin1', 4, 8) === 'ftyp') return 'video';
  const isGif = start.toString('latin1', 0, 3) === 'GIF';
  return isImage(start) && !isGif ? 'image' : null;
}
