import { PICTURE_MAX_BYTES } from '@fanfare/shared/contracts';
import { decimalText } from '@fanfare/shared/domain';
import { copy } from '../../../copy/instagram/inbox.ts';

const text = copy.inbox.composer.picture;
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Returns why a file cannot be sent and what to do instead, or null. */
export function refusePicture({ name, type, size }: File): string | null {
  if (!PICTURE_TYPES.split(',').includes(type)) return text.wrongKind(name);
  if (size > PICTURE_MAX_BYTES) return text.tooLarge(name, decimalText(size / 2 ** 20, 1, 1));
  return null;
}
