import {
  ASPECT_MAX,
  ASPECT_MIN,
  type BodyOf,
  CAPTION_HASHTAGS_MAX,
  CAPTION_MAX_LENGTH,
  CAPTION_MENTIONS_MAX,
  CAROUSEL_ITEMS_MAX,
  CAROUSEL_ITEMS_MIN,
  type Message,
  message,
  REEL_MAX_MS,
  REEL_MIN_MS,
} from '@fanfare/shared/contracts';
import type { KeptFile } from '../media/index.ts';

export type NewPublication = BodyOf<'POST /api/publishing'>;
type Media = NewPublication['media'][number];

/** Instagram accepts JPEG, MP4 and QuickTime. A URL without an extension may be of any type. */
const wrongEndings = {
  image: /\.(png|gif|webp|heic|heif|avif|svg|bmp|tiff?|mp4|mov|pdf)$/i,
  video: /\.(png|gif|webp|heic|jpe?g|avi|mkv|webm|wmv|flv|ogg|pdf)$/i,
};

export function checkPublication(post: NewPublication, isUploaded: (url: string) => boolean): Message[] {
  const { media, coverUrl } = post;
  const files = media.map((file, index) => ({ ...file, name: message('publishing.file', { number: index + 1 }) }));
  const cover = coverUrl === undefined ? [] : [{ type: 'image' as const, url: coverUrl, name: message('publishing.cover') }];
  const outside = [...files, ...cover].filter(({ url }) => !isUploaded(url));
  return [...checkShape(post), ...checkCaption(post), ...outside.flatMap(checkMedia), ...files.flatMap(checkAltText)];
}

function checkShape({ kind, media, coverUrl, shareToFeed }: NewPublication): Message[] {
  const problems: Message[] = [];
  const types = media.map(({ type }) => type);
  if (kind === 'carousel') {
    if (media.length < CAROUSEL_ITEMS_MIN || media.length > CAROUSEL_ITEMS_MAX)
      problems.push(message('publishing.carousel-limits', { min: CAROUSEL_ITEMS_MIN, max: CAROUSEL_ITEMS_MAX }));
  } else if (media.length !== 1) problems.push(message('publishing.exactly-one-file'));
  if (kind === 'image' && types.includes('video')) problems.push(message('publishing.video-in-picture-post'));
  if (kind === 'reel' && types.includes('image')) problems.push(message('publishing.reel-needs-video'));
  if (kind !== 'reel' && (coverUrl !== undefined || shareToFeed !== undefined))
    problems.push(message('publishing.reel-only-options'));
  if (kind === 'reel' || kind === 'story') {
    if (media.some(({ altText }) => altText !== undefined)) problems.push(message('publishing.alt-text-only-for-pictures'));
  }
  return problems;
}

function checkCaption({ kind, caption = '' }: NewPublication): Message[] {
  if (kind === 'story') return caption === '' ? [] : [message('publishing.story-with-caption')];
  const problems: Message[] = [];
  const length = [...caption].length;
  if (length > CAPTION_MAX_LENGTH)
    problems.push(message('publishing.caption-length', { count: length, max: CAPTION_MAX_LENGTH }));
  const hashtags = caption.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (hashtags > CAPTION_HASHTAGS_MAX)
    problems.push(message('publishing.caption-hashtags', { count: hashtags, max: CAPTION_HASHTAGS_MAX }));
  const mentions = caption.match(/(?<![\w.])@[\w.]+/g)?.length ?? 0;
  if (mentions > CAPTION_MENTIONS_MAX)
    problems.push(message('publishing.caption-mentions', { count: mentions, max: CAPTION_MENTIONS_MAX }));
  return problems;
}

function checkMedia({ type, url, name: file }: Media & { name: Message }): Message[] {
  const parsed = URL.parse(url);
  const isWeb = parsed?.protocol === 'https:';
  if (!isWeb || parsed.username !== '' || parsed.password !== '') return [message('publishing.file-address-invalid', { file })];
  if (wrongEndings[type].test(parsed.pathname))
    return [type === 'image' ? message('publishing.not-jpeg', { file }) : message('publishing.not-mp4-or-mov', { file })];
  return [];
}

function checkAltText({ type, altText, name: file }: Media & { name: Message }): Message[] {
  return type === 'video' && altText !== undefined ? [message('publishing.alt-text-on-video', { file })] : [];
}

/** Checks what is known of uploaded files only. */
export function checkFiles({ kind, media }: NewPublication, files: ReadonlyMap<string, KeptFile>): Message[] {
  const known = media.flatMap(({ url }) => files.get(url) ?? []);
  const isFeed = kind === 'image' || kind === 'carousel';
  const hasWrongShape = known.some(({ width, height, durationMs }) => {
    const aspect = width / height;
    return durationMs === null && (aspect < ASPECT_MIN - TOLERANCE || aspect > ASPECT_MAX + TOLERANCE);
  });
  const hasWrongLength = known.some(
    ({ durationMs }) => durationMs !== null && (durationMs < REEL_MIN_MS || durationMs > REEL_MAX_MS),
  );
  return [
    ...(isFeed && hasWrongShape ? [message('publishing.aspect-ratio')] : []),
    ...(kind === 'reel' && hasWrongLength ? [message('publishing.reel-duration')] : []),
  ];
}

const TOLERANCE = 0.01;
