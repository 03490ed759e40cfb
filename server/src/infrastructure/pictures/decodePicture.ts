import sharp, { type Sharp } from 'sharp';
import { AppError } from '../http/AppError.ts';
import { createSemaphore } from '../jobs/createSemaphore.ts';
import { isPicture } from './isPicture.ts';

const TIME_LIMIT_S = 5;

// Nothing but these four may ever be decoded, whatever a file says it is; decoded pictures are not kept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Each picture may take tens of megabytes while it is decoded. */
const oneAtATime = createSemaphore(1);

interface Options {
  /** A small file can hold a picture that fills the memory when it is decoded. Of an animation, all its frames together. */
  maxPixels: number;
  /** All frames of an animation, or the first. */
  isAnimated: boolean;
}

/**
 * Decodes a picture and encodes it anew: upright, without any of the metadata and without anything else that was in the file. Throws
 * image_invalid.
 */
export async function decodePicture(
  file: Buffer,
  { maxPixels, isAnimated }: Options,
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  if (!isPicture(file)) throw new AppError('image_invalid');
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, animated: isAnimated } as const;
    return await oneAtATime(() => encode(sharp(file, options).timeout({ seconds: TIME_LIMIT_S }).autoOrient()).toBuffer());
  } catch (cause) {
    throw new AppError('image_invalid', { cause });
  }
}
