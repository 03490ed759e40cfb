import {
  type BodyOf,
  CAPTION_HASHTAGS_MAX,
  CAPTION_MAX_LENGTH,
  CAPTION_MENTIONS_MAX,
  CAROUSEL_ITEMS_MAX,
  CAROUSEL_ITEMS_MIN,
  sentence,
} from '@fanfare/shared/contracts';

export type NewPublication = BodyOf<'POST /api/publishing'>;
type Media = NewPublication['media'][number];

/** Instagram takes JPEG pictures only, and MP4 or QuickTime videos; an address without an ending may be anything. */
const wrongEndings = {
  image: /\.(png|gif|webp|heic|heif|avif|svg|bmp|tiff?|mp4|mov|pdf)$/i,
  video: /\.(png|gif|webp|heic|jpe?g|avi|mkv|webm|wmv|flv|ogg|pdf)$/i,
};

/** What Instagram would refuse, found before it is asked. Answers sentences for the owner; none when all is well. */
export function checkPublication(post: NewPublication): string[] {
  const { media, coverUrl } = post;
  const files = media.map((file, index) => ({ ...file, name: sentence('publishing.file', { number: index + 1 }) }));
  const cover = coverUrl === undefined ? [] : [{ type: 'image' as const, url: coverUrl, name: sentence('publishing.cover') }];
  return [...checkShape(post), ...checkCaption(post), ...[...files, ...cover].flatMap(checkMedia)];
}

function checkShape({ kind, media, coverUrl, shareToFeed }: NewPublication): string[] {
  const problems: string[] = [];
  const types = media.map(({ type }) => type);
  if (kind === 'carousel') {
    if (media.length < CAROUSEL_ITEMS_MIN || media.length > CAROUSEL_ITEMS_MAX)
      problems.push(sentence('publishing.carousel-limits', { min: CAROUSEL_ITEMS_MIN, max: CAROUSEL_ITEMS_MAX }));
  } else if (media.length !== 1) problems.push(sentence('publishing.exactly-one-file'));
  if (kind === 'image' && types.includes('video')) problems.push(sentence('publishing.video-in-picture-post'));
  if (kind === 'reel' && types.includes('image')) problems.push(sentence('publishing.reel-needs-video'));
  if (kind !== 'reel' && (coverUrl !== undefined || shareToFeed !== undefined))
    problems.push(sentence('publishing.reel-only-options'));
  if (kind === 'reel' || kind === 'story') {
    if (media.some(({ altText }) => altText !== undefined)) problems.push(sentence('publishing.alt-text-only-for-pictures'));
  }
  return problems;
}

function checkCaption({ kind, caption = '' }: NewPublication): string[] {
  if (kind === 'story') return caption === '' ? [] : [sentence('publishing.story-with-caption')];
  const problems: string[] = [];
  const length = [...caption].length;
  if (length > CAPTION_MAX_LENGTH)
    problems.push(sentence('publishing.caption-length', { count: length, max: CAPTION_MAX_LENGTH }));
  const hashtags = caption.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (hashtags > CAPTION_HASHTAGS_MAX)
    problems.push(sentence('publishing.caption-hashtags', { count: hashtags, max: CAPTION_HASHTAGS_MAX }));
  const mentions = caption.match(/(?<![\w.])@[\w.]+/g)?.length ?? 0;
  if (mentions > CAPTION_MENTIONS_MAX)
    problems.push(sentence('publishing.caption-mentions', { count: mentions, max: CAPTION_MENTIONS_MAX }));
  return problems;
}

/** @param file with its name, which begins a sentence */
function checkMedia({ type, url, altText, name: file }: Media & { name: string }): string[] {
  const parsed = URL.parse(url);
  const isWeb = parsed?.protocol === 'https:';
  if (!isWeb || parsed.username !== '' || parsed.password !== '') return [sentence('publishing.file-address-invalid', { file })];
  if (wrongEndings[type].test(parsed.pathname))
    return [type === 'image' ? sentence('publishing.not-jpeg', { file }) : sentence('publishing.not-mp4-or-mov', { file })];
  if (type === 'video' && altText !== undefined) return [sentence('publishing.alt-text-on-video', { file })];
  return [];
}
