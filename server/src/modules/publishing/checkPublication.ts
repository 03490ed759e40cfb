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
  const files = media.map((file, index) => ({ ...file, name: sentence('File {number}', { number: index + 1 }) }));
  const cover = coverUrl === undefined ? [] : [{ type: 'image' as const, url: coverUrl, name: sentence('The cover') }];
  return [...checkShape(post), ...checkCaption(post), ...[...files, ...cover].flatMap(checkMedia)];
}

function checkShape({ kind, media, coverUrl, shareToFeed }: NewPublication): string[] {
  const problems: string[] = [];
  const types = media.map(({ type }) => type);
  if (kind === 'carousel') {
    if (media.length < CAROUSEL_ITEMS_MIN || media.length > CAROUSEL_ITEMS_MAX)
      problems.push(
        sentence('A carousel has {min} to {max} pictures or videos.', { min: CAROUSEL_ITEMS_MIN, max: CAROUSEL_ITEMS_MAX }),
      );
  } else if (media.length !== 1)
    problems.push(sentence('This kind of post has exactly one picture or video; several make a carousel.'));
  if (kind === 'image' && types.includes('video'))
    problems.push(sentence('A picture post cannot hold a video: publish it as a reel.'));
  if (kind === 'reel' && types.includes('image')) problems.push(sentence('A reel is a video.'));
  if (kind !== 'reel' && (coverUrl !== undefined || shareToFeed !== undefined))
    problems.push(sentence('Only a reel has a cover and can be shared to the feed.'));
  if (kind === 'reel' || kind === 'story') {
    if (media.some(({ altText }) => altText !== undefined))
      problems.push(sentence('Only pictures in posts can be described by a text.'));
  }
  return problems;
}

function checkCaption({ kind, caption = '' }: NewPublication): string[] {
  if (kind === 'story') return caption === '' ? [] : [sentence('A story has no caption.')];
  const problems: string[] = [];
  const length = [...caption].length;
  if (length > CAPTION_MAX_LENGTH)
    problems.push(
      sentence('The caption has {count} characters; Instagram accepts {max}.', { count: length, max: CAPTION_MAX_LENGTH }),
    );
  const hashtags = caption.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (hashtags > CAPTION_HASHTAGS_MAX)
    problems.push(
      sentence('The caption has {count} hashtags; Instagram accepts {max}.', { count: hashtags, max: CAPTION_HASHTAGS_MAX }),
    );
  const mentions = caption.match(/(?<![\w.])@[\w.]+/g)?.length ?? 0;
  if (mentions > CAPTION_MENTIONS_MAX)
    problems.push(
      sentence('The caption mentions {count} accounts; Instagram accepts {max}.', { count: mentions, max: CAPTION_MENTIONS_MAX }),
    );
  return problems;
}

/** @param file with its name, which begins a sentence */
function checkMedia({ type, url, altText, name: file }: Media & { name: string }): string[] {
  const parsed = URL.parse(url);
  const isWeb = parsed?.protocol === 'https:';
  if (!isWeb || parsed.username !== '' || parsed.password !== '')
    return [sentence('{file} needs a public address that begins with https:// and can be opened without signing in.', { file })];
  if (wrongEndings[type].test(parsed.pathname))
    return [
      type === 'image'
        ? sentence('{file} is not a JPEG picture, the only form that Instagram accepts.', { file })
        : sentence('{file} is not an MP4 or MOV video.', { file }),
    ];
  if (type === 'video' && altText !== undefined)
    return [sentence('{file} is a video: only pictures can be described by a text.', { file })];
  return [];
}
