import { PICTURE_MAX_BYTES } from '@fanfare/shared/contracts';
import { copy } from '../../../copy/inbox.ts';

const text = copy.inbox.composer.picture;
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Why a file cannot be sent, and what to do instead; null when it can. */
export function refusePicture({ name, type, size }: File): string | null {
  if (!PICTURE_TYPES.split(',').includes(type)) return text.wrongKind(name);
  if (size > PICTURE_MAX_BYTES) return text.tooLarge(name, (size / 2 ** 20).toFixed(1));
  return null;
}
