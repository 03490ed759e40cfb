import { AVATAR_SIZE_PX } from '@fanfare/shared/contracts';
import { decodePicture } from '../../infrastructure/pictures/decodePicture.ts';

/** Security control S13. */
const INPUT_MAX_PIXELS = 16_000_000;

/** Throws image_invalid. */
export function encodeAvatar(file: Buffer): Promise<Buffer> {
  return decodePicture(file, { maxPixels: INPUT_MAX_PIXELS, isAnimated: false }, (picture) =>
    picture.resize(AVATAR_SIZE_PX, AVATAR_SIZE_PX, { fit: 'cover' }).webp({ quality: 82 }),
  );
}
