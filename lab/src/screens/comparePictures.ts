import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** @returns changed pixels in percent; 100 if the sizes differ */
export async function comparePictures(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return 100;
  return (100 * pixelmatch(one.data, other.data, undefined, width, height)) / (width * height);
}

const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
