import { message, PICTURE_MAX_BYTES } from '@fanfare/shared/contracts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { decodeImage } from '../../../../infrastructure/images/decodeImage.ts';

const INPUT_MAX_PIXELS = 50_000_000;
const WIDTH_MAX_PX = 1_440;
const HEIGHT_MAX_PX = 2_560;

export interface Photo {
  image: Buffer;
  width: number;
  height: number;
}

/** Returns a JPEG on white, the only format that Instagram publishes. Throws image_invalid. */
export async function encodePhoto(file: Buffer): Promise<Photo> {
  const image = await decodeImage(file, { maxPixels: INPUT_MAX_PIXELS, isAnimated: false }, (picture) =>
    picture
      .resize(WIDTH_MAX_PX, HEIGHT_MAX_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 }),
  ).catch((cause: unknown) => {
    throw new AppError('image_invalid', { text: message('publishing.upload-broken-image'), cause });
  });
  if (image.length > PICTURE_MAX_BYTES) throw new AppError('image_invalid', { text: message('publishing.picture-over-8-mb') });
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(image).metadata();
  return { image, width, height };
}
