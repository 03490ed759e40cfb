import { AVATAR_SIZE_PX } from '@fanfare/shared/contracts';
import { decodeImage } from '../../../infrastructure/images/decodeImage.ts';

/** Security control S13. */
const INPUT_MAX_PIXELS = 16_000_000;

/** Throws image_invalid. */
export function encodeAvatar(file: Buffer): Promise<Buffer> {
  return decodeImage(file, { maxPixels: INPUT_MAX_PIXELS, isAnimated: false }, (picture) =>
    picture.resize(AVATAR_SIZE_PX, AVATAR_SIZE_PX, { fit: 'cover' }).webp({ quality: 82 }),
  );
}
