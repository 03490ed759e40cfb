import { AVATAR_SIZE_PX } from '@fanfare/shared/contracts';
import sharp from 'sharp';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { createSemaphore } from '../../infrastructure/jobs/createSemaphore.ts';
import { isPicture } from './isPicture.ts';

/** Source: security control S13. A small file can hold a picture that fills the memory when it is decoded. */
const INPUT_MAX_PIXELS = 16_000_000;
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

/**
 * Decodes a picture and encodes it anew: a square WebP of {@link AVATAR_SIZE_PX}, of an animation the first frame, without any of
 * the metadata and without anything else that was in the file. Throws image_invalid.
 */
export async function encodeAvatar(file: Buffer): Promise<Buffer> {
  if (!isPicture(file)) throw new AppError('image_invalid');
  try {
    return await oneAtATime(() =>
      sharp(file, { limitInputPixels: INPUT_MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
        .timeout({ seconds: TIME_LIMIT_S })
        .autoOrient()
        .resize(AVATAR_SIZE_PX, AVATAR_SIZE_PX, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer(),
    );
  } catch (cause) {
    throw new AppError('image_invalid', { cause });
  }
}
