import { ASPECT_MAX, ASPECT_MIN, IMAGE_UPLOAD_MAX_BYTES, VIDEO_UPLOAD_MAX_BYTES } from '@fanfare/shared/contracts';
import { copy } from '../../../copy/instagram/publishing.ts';
import type { DraftFile, PostKind } from './postDraft.ts';

const text = copy.publishing.form.upload;
const images = ['image/jpeg', 'image/png', 'image/webp'];
const videos = ['video/mp4', 'video/quicktime'];
export const UPLOAD_TYPES = [...images, ...videos].join(',');
const TOLERANCE = 0.01;

/** Returns what to do instead of uploading, or null. The server checks the content. */
export function refuseFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (images.includes(type)) return size > IMAGE_UPLOAD_MAX_BYTES ? text.imageTooLarge : null;
  if (videos.includes(type)) return size > VIDEO_UPLOAD_MAX_BYTES ? text.videoTooLarge : null;
  return text.type;
}

/** Returns what Instagram would refuse in an uploaded file, or null. */
export function problemOf({ type, upload }: DraftFile, kind: PostKind): string | null {
  if (!upload || upload.error !== null) return upload?.error ?? null;
  const aspect = upload.width / upload.height;
  const isFeedImage = type === 'image' && (kind === 'image' || kind === 'carousel') && upload.height > 0;
  return isFeedImage && (aspect < ASPECT_MIN - TOLERANCE || aspect > ASPECT_MAX + TOLERANCE) ? text.aspect : null;
}
