import sharp, { type Sharp } from 'sharp';
import { createSemaphore } from '../concurrency/createSemaphore.ts';
import { AppError } from '../http/AppError.ts';
import { isImage } from './isImage.ts';

const TIME_LIMIT_S = 5;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decoding takes tens of megabytes. */
const oneAtATime = createSemaphore(1);

interface Options {
  /** Counts all frames, because a small file can decode to a huge image. */
  maxPixels: number;
  isAnimated: boolean;
}

/** Encodes the image again, upright and without metadata. Throws image_invalid. */
export async function decodeImage(
  file: Buffer,
  { maxPixels, isAnimated }: Options,
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  if (!isImage(file)) throw new AppError('image_invalid');
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, animated: isAnimated } as const;
    return await oneAtATime(() => encode(sharp(file, options).timeout({ seconds: TIME_LIMIT_S }).autoOrient()).toBuffer());
  } catch (cause) {
    throw new AppError('image_invalid', { cause });
  }
}
