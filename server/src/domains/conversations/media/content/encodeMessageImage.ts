import { message, PICTURE_MAX_BYTES } from '@fanfare/shared/contracts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { decodeImage } from '../../../../infrastructure/images/decodeImage.ts';

const INPUT_MAX_PIXELS = 25_000_000;
/** At least as wide as Instagram shows images. */
const SIDE_MAX_PX = 2_048;

export interface MessageImage {
  format: 'jpg' | 'gif';
  image: Buffer;
  width: number;
  height: number;
}

/** Returns a JPEG on white, or an animated GIF. Throws image_invalid. */
export async function encodeMessageImage(file: Buffer): Promise<MessageImage> {
  const isGif = file.subarray(0, 3).equals(Buffer.from('GIF'));
  const image = await decodeImage(file, { maxPixels: INPUT_MAX_PIXELS, isAnimated: isGif }, (picture) => {
    const small = picture.resize(SIDE_MAX_PX, SIDE_MAX_PX, { fit: 'inside', withoutEnlargement: true });
    return isGif ? small.gif() : small.flatten({ background: 'white' }).jpeg({ quality: 88 });
  });
  if (image.length > PICTURE_MAX_BYTES) throw new AppError('image_invalid', { text: message('publishing.picture-over-8-mb') });
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(image).metadata();
  return { format: isGif ? 'gif' : 'jpg', image, width, height };
}
